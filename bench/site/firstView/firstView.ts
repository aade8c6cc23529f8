import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { watchRequests } from '../quiet';
import { foreignAddresses, weigh, type Transfer, type Weight } from './weigh';

/** What a visitor's first view of a page brings over the line. */
export interface FirstView extends Weight {
  /** Addresses of other origins that were asked for before any consent, also while the page was read to its end. */
  foreign: string[];
}

/** The cookie banner appears after a second; it must be part of what is watched. */
const bannerMs = 1_500;

/** Counts what every request brings, until the returned function is called. */
const record = async (devtools: CDPSession): Promise<() => Transfer[]> => {
  const transfers = new Map<string, Transfer>();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    transfers.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 }),
  );
  const add = (requestId: string, bytes: number) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += bytes;
  };
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    add(requestId, response.encodedDataLength),
  );
  // A film's request may never end, so that bytes are counted as they come.
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    add(requestId, encodedDataLength),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return () => [...transfers.values()].map((transfer) => ({ ...transfer }));
};

/**
 * Opens a page as a first visit on a phone of 390×844 points at double density and weighs what comes before any scrolling; then reads
 * the page to its end and notes every request to another origin.
 * @param url address of the page
 */
export const firstViewOf = async (browser: Browser, url: string): Promise<FirstView> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  try {
    const tab = await context.newPage();
    const untilQuiet = watchRequests(tab);
    const transfers = await record(await context.newCDPSession(tab));
    await tab.goto(url, { waitUntil: 'load' });
    await pause(bannerMs);
    await untilQuiet();
    const weight = weigh(transfers());
    await tab.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await untilQuiet();
    const urls = transfers().map((transfer) => transfer.url);
    return { ...weight, foreign: foreignAddresses(urls, new URL(url).origin) };
  } finally {
    await context.close();
  }
};
