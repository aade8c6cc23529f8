import { chromium, type Browser } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts Chromium for as long as a measurement takes; every measurement has a browser of its own, so that none finds what another has left.
 * @param debuggingPort where DevTools listens, for tools that bring their own connection
 */
export const withBrowser = async <Result>(
  measure: (browser: Browser) => Promise<Result>,
  debuggingPort?: number,
): Promise<Result> => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: debuggingPort === undefined ? flags : [...flags, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
};
