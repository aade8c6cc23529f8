import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { address, languages, text } from './support/languages';
import { openPage, sitePages, titleOf } from './support/pages';
import { expect, test } from './support/test';

const widths = [320, 390, 640, 768, 1024, 1440];

const overflowAt = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate((limit) => {
    const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return excess > 0 ? [`${limit} px overflows by ${excess} px`] : [];
  }, width);
};

for (const language of languages) {
  for (const sitePage of sitePages) {
    test(`${address(language, sitePage.path)} is sound: head, outline, WCAG 2.2 AA, width`, async ({
      page,
    }) => {
      await openPage(page, language, sitePage.path);
      await expect(page).toHaveTitle(titleOf(sitePage, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `http://localhost:8000${address(language, sitePage.path)}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      const overflows: string[] = [];
      for (const width of widths) overflows.push(...(await overflowAt(page, width)));
      expect(overflows).toEqual([]);
    });
  }

  test.describe(`an unknown address in ${language.name}`, () => {
    test.use({ expectedFault: /404/ });
    test('shows the not-found page, which is sound too', async ({ page }) => {
      const answer = await page.goto(address(language, '/no-such-page'));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text(language.code, 'common:notFound.title'),
      );
      await expect(page.getByText(text(language.code, 'common:notFound.text'))).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expectAccessible(page);
      for (const width of widths) expect(await overflowAt(page, width)).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages) {
    test(`every page reads and leads on in ${language.name}`, async ({ page }) => {
      // Nineteen pages in one visit.
      test.slow();
      for (const { path } of sitePages) {
        await page.goto(address(language, path));
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        const paragraphs = page.getByRole('main').locator('p, dd, li');
        const hidden = await paragraphs.evaluateAll(
          (all) => all.filter((one) => getComputedStyle(one).visibility === 'hidden').length,
        );
        expect(hidden, path).toBe(0);
        await page.getByRole('banner').getByRole('link').first().click();
        await expect(page).toHaveURL(new RegExp(`${language.prefix || '/'}$`));
      }
    });

    test(`a phone finds pages, languages and Book in the head in ${language.name}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of ['/', '/fleet', '/newyear2027']) {
        await page.goto(address(language, path));
        const head = page.getByRole('banner');
        for (const other of languages) {
          await expect(head.getByRole('link', { name: other.name, exact: true }), path).toBeVisible();
        }
        await expect(head.getByRole('button'), path).toHaveCount(0);
        expect(await overflowAt(page, 320), path).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
      }
      await page.goto(address(language, '/fleet'));
      await page
        .getByRole('banner')
        .getByRole('link', { name: text(language.code, 'navigation:pages.contact'), exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`${address(language, '/contact')}$`));
    });
  }
});
