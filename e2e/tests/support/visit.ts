import type { Page } from '@playwright/test';

/** Keeps the cookie banner away: the visitor has declined before. */
export const declineCookies = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
};

/** Opens an address for a visitor who has declined cookies. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await declineCookies(page);
  await page.goto(path);
};

/** Opens an address as a search engine does, which waits for no picture. */
export const read = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
};
