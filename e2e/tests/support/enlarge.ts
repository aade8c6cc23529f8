import type { Page } from '@playwright/test';
import { resize } from './viewport';

/**
 * Sets the size of text in the browser's own settings, which every length in rem and every breakpoint in em follows.
 * @param percent of the usual size
 */
export const setTextSize = async (page: Page, percent: number): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await client.detach();
  // The setting reaches the page a moment after the browser has confirmed it.
  const expected = `${(16 * percent) / 100}px`;
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    expected,
  );
};

/** Enlarges the letters alone, as a browser does that zooms text only: no other length grows with them. */
export const zoomTextOnly = (page: Page, percent: number): Promise<void> =>
  page.evaluate((factor) => {
    const sizes = [...document.body.querySelectorAll<HTMLElement>('*')].map(
      (element) => [element, parseFloat(getComputedStyle(element).fontSize)] as const,
    );
    for (const [element, size] of sizes) {
      if (element.style) element.style.setProperty('font-size', `${size * factor}px`, 'important');
    }
  }, percent / 100);

/** The viewport that is left of 1280 × 1024 CSS pixels at a zoom of 400 %. */
export const zoomFourfold = (page: Page): Promise<void> => resize(page, 320, 256);
