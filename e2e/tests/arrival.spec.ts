import { expect, test, untilAlive } from './support/test';
import { visit } from './support/visit';

test.use({ viewport: { width: 390, height: 844 } });

test('a pressed link leads to the whole page, at its top', async ({ page }) => {
  await visit(page, '/fleet');
  await page.locator('main a[href="/vessel/lea"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lea' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('main a[href="/vessel/lazarev"]').first()).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('going back shows a page where it was left', async ({ page }) => {
  await visit(page, '/fleet');
  const link = page.locator('main a[href="/vessel/lea"]').first();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(844);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lea' })).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('while the rest of a page is still to come, its footer is not in sight', async ({ page }) => {
  await visit(page, '/fleet');
  await page.evaluate(() => {
    const seen: boolean[] = [];
    const before = document.querySelector('h1');
    Object.assign(window, { seen });
    const look = () => {
      const footer = document.querySelector('footer');
      seen.push(
        document.querySelector('h1') !== before &&
          !!footer &&
          footer.getBoundingClientRect().top < innerHeight,
      );
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Expeditions' }).first().click();
  await expect(page).toHaveURL(/expeditions$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(true);
});

test('a page lays out the rest of itself in idle moments', async ({ page }) => {
  await visit(page, '/antarctica');
  await expect(page.locator('html')).toHaveAttribute('data-whole');
});

test('a reload shows a page where it was left', async ({ page }) => {
  await visit(page, '/antarctica');
  const terms = page.getByRole('heading', { level: 2 }).last();
  await terms.scrollIntoViewIfNeeded();
  await expect(terms).toBeInViewport();
  await page.reload();
  await expect(terms).toBeInViewport();
});

test('a link to a section of another page ends at the section, however long the parts before it are', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/#send-us-a-message');
  const section = page.locator('#send-us-a-message');
  await expect
    .poll(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
    .toBeLessThan(100);
});

test('who scrolls on from a section before the page is alive stays there', async ({ context }) => {
  const page = await context.newPage();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/antarctica#booking', { waitUntil: 'commit' });
  await expect(page.locator('#booking')).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  release();
  await untilAlive(page);
  // A way to a section would begin with the next frames.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
