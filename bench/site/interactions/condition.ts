import type { BrowserContext, Browser, Page as Tab } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';

/** A browser window as a visitor holds it. */
export type Device = 'phone' | 'desk';

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
};

/** How slow the visitor's machine and line are. */
export interface Slowness {
  /** Whether the processor takes four times as long. */
  processor: boolean;
  /** Whether the line is DevTools' slow 4G, as Lighthouse emulates it. */
  line: boolean;
}

const bytesPerSecond = (kilobitsPerSecond: number): number => (kilobitsPerSecond * 1024) / 8;

/** Opens a window of its own, which knows no answer about cookies. */
export const openWindow = async (browser: Browser, device: Device): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...devices[device], locale: 'en-GB' });
  // tsx lets functions carry their names with this helper, also those that run in the page.
  await context.addInitScript('globalThis.__name = (one) => one');
  return context;
};

/** Slows a tab down. */
export const slowDown = async (tab: Tab, { processor, line }: Slowness): Promise<void> => {
  const { cpuSlowdownMultiplier, requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } =
    throttling.mobileSlow4G;
  const devtools = await tab.context().newCDPSession(tab);
  if (processor) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  if (!line) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: bytesPerSecond(downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(uploadThroughputKbps),
  });
};
