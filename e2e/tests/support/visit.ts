import type { Page } from '@playwright/test';

/** Keeps the cookie banner away: the visitor has declined before. */
export const declineCookies = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    // The script runs in frames as well, and in a film's frame, which is of another site, Chromium may refuse storage.
    if (window === window.top) localStorage.setItem('cookie-consent', 'declined');
  });
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
