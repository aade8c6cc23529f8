import type { Browser } from '@playwright/test';

/** What is needed of a page's own world, which this workspace has no types of. */
type Document = { document: { querySelector: (selector: string) => object | null } };

/** What a visit has found. */
export interface Visit {
  found: {
    /** Where it ended. */
    path: string;
    status: number | undefined;
    /** That of the page, once its scripts run. */
    language: string | null;
    /** What its scripts have thrown, failed hydration included. */
    errors: string[];
  };
  heading: string;
  /** The Content-Security-Policy. */
  policy: string;
}

/**
 * Opens an address as a first visit, and waits until the page is alive.
 * @param locale the only language that the browser asks for
 */
export async function visit(browser: Browser, address: string, locale: string): Promise<Visit> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const answer = await page.goto(address);
  await page.waitForFunction(() => {
    const { document } = globalThis as unknown as Document;
    return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
  });
  const found = {
    path: new URL(page.url()).pathname,
    status: answer?.status(),
    language: await page.locator('html').getAttribute('lang'),
    errors,
  };
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const policy = answer?.headers()['content-security-policy'] ?? '';
  await context.close();
  return { found, heading, policy };
}
