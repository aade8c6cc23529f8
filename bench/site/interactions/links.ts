import type { Browser, Locator, Page as Tab } from '@playwright/test';
import { watchRequests } from '../quiet';
import { untilAlive } from './alive';
import { openWindow, slowDown, type Device } from './condition';
import type { Press } from './response';

declare global {
  interface Window {
    /** Milliseconds from the press of a link until the new page's heading was painted. */
    headingPainted?: Promise<number>;
  }
}

/** Runs in the page: from the next press on, waits for another page's heading and the frame that shows it. */
const watchHeading = (): void => {
  const before = document.querySelector('h1');
  const { pathname } = location;
  window.headingPainted = new Promise((resolve) => {
    const look = (pressedAt: number) => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before || location.pathname === pathname)
        return requestAnimationFrame(() => look(pressedAt));
      // A message posted in a frame's callback arrives once that frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressedAt);
      return port2.postMessage(null);
    };
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  });
};

/** The links of a page to other pages inside the site that were built, each target once. */
const targetsOf = (tab: Tab, addresses: readonly string[]): Promise<string[]> =>
  tab.evaluate((known) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], footer a[href]')];
    const shown = links.filter((link) => link.checkVisibility() && !link.hash && !link.target);
    const targets = new Set(shown.map((link) => link.getAttribute('href') ?? ''));
    return [...targets].filter((target) => known.includes(target) && target !== location.pathname);
  }, addresses);

const linkTo = (tab: Tab, target: string): Locator =>
  tab.locator(`main a[href="${target}"], footer a[href="${target}"]`).filter({ visible: true }).first();

/** Gatsby fetches the pages of links in view ahead, four at a time and three seconds after the ones before. */
const untilPrefetched = (tab: Tab, target: string): Promise<unknown> =>
  tab.waitForFunction(
    (data) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(data)),
    `/page-data${target}/page-data.json`,
    { timeout: 30_000 },
  );

const press = async (
  tab: Tab,
  target: string,
  device: Device,
  untilQuiet: () => Promise<void>,
): Promise<number> => {
  const heading = await tab.locator('h1').textContent();
  const link = linkTo(tab, target);
  await link.scrollIntoViewIfNeeded();
  await untilPrefetched(tab, target);
  await untilQuiet();
  await tab.evaluate(watchHeading);
  // A tap, unlike a click, comes without a pointer that rests on the link before.
  await (device === 'phone' ? link.tap() : link.click());
  const milliseconds = await tab.evaluate(() => window.headingPainted).catch(() => undefined);
  if (milliseconds === undefined) throw new Error(`${target} was loaded anew instead of within the site`);
  await untilQuiet();
  await tab.goBack();
  // The address changes before the page does.
  await tab.waitForFunction((title) => document.querySelector('h1')?.textContent === title, heading);
  return Math.round(milliseconds);
};

interface Links {
  browser: Browser;
  origin: string;
  language: string;
  /** The address of a path in the language. */
  addressOf: (path: string) => string;
  /** Addresses of all pages; links elsewhere are not pressed. */
  addresses: readonly string[];
}

/**
 * Presses the links of the home page's content and footer and goes back each time.
 * @returns warm: each after it was pressed once, at full speed on a desk; slow: each for the first time, once it was in view and its page
 * prefetched, on a phone with a processor four times slower and slow 4G. In milliseconds.
 */
export const pressLinks = async ({
  browser,
  origin,
  language,
  addressOf,
  addresses,
}: Links): Promise<Press[]> => {
  const home = addressOf('/');
  const presses: Press[] = [];
  for (const [key, device] of [
    ['linkWarm', 'desk'],
    ['linkSlow', 'phone'],
  ] as const) {
    const context = await openWindow(browser, device);
    const tab = await context.newPage();
    const untilQuiet = watchRequests(tab);
    await tab.addInitScript(() => {
      localStorage.setItem('cookie-consent', 'declined');
      // The 250 files that a browser notes by itself are fewer than one visit to all links asks for.
      performance.setResourceTimingBufferSize(10_000);
    });
    const isSlow = key === 'linkSlow';
    await slowDown(tab, { processor: isSlow, line: isSlow });
    await tab.goto(origin + home);
    await untilAlive(tab);
    const targets = await targetsOf(tab, addresses);
    if (targets.length === 0) throw new Error(`${home} has no link to press`);
    if (key === 'linkWarm') for (const target of targets) await press(tab, target, device, untilQuiet);
    for (const target of targets) {
      const milliseconds = await press(tab, target, device, untilQuiet);
      presses.push({ key, language, what: target, milliseconds });
    }
    await context.close();
  }
  return presses;
};
