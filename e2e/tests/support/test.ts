import { test as base, expect, type Page } from '@playwright/test';

/** Whether React has taken over the page's content, and all of it is laid out; runs in the page. */
const isAlive = (): boolean =>
  document.documentElement.hasAttribute('data-whole') &&
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));

/** Waits until a page answers: a click before that is lost, for a test as for a visitor, and what is laid out meanwhile moves. */
export const untilAlive = async (page: Page): Promise<void> => void (await page.waitForFunction(isAlive));

/**
 * A page that fails the test when the console shows an error or warning, a script throws, or a request fails: nothing of the
 * kind may happen on any page in any language. A test that provokes one names it in `expectedFault`.
 */
export const test = base.extend<{ expectedFault: RegExp | null; page: Page }>({
  expectedFault: [null, { option: true }],
  page: async ({ page, expectedFault, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    // A test does not bet on its own speed.
    page.goto = async (address, options) => {
      const answer = await open(address, options);
      if (javaScriptEnabled !== false) await untilAlive(page);
      return answer;
    };
    const faults: string[] = [];
    const note = (fault: string) => {
      if (!expectedFault?.test(fault)) faults.push(fault);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`script: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };
