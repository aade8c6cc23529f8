import type { Page } from '@playwright/test';

/** Opens an address for a visitor who has declined cookies. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  await page.goto(path);
};
