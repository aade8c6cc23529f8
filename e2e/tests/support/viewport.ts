import type { Page } from '@playwright/test';

/** Changes the size of the viewport and waits until the page is laid out in it. */
export const resize = async (page: Page, width: number, height = 900): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};
