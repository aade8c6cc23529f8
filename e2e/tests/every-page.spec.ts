import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/axe';
import { address, languages, text } from './support/languages';
import { expectNothingLost, expectNothingLostAtAnySize } from './support/loss';
import { openPage, sitePages, titleOf } from './support/pages';
import { expect, test } from './support/test';

// Films and fades have tests of their own; here they would only be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What every page must be, whatever it shows: one visit for all of it, since loading takes longer than looking. */
const expectSound = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessibleAtAllWidths(page);
  await expectNothingLostAtAnySize(page);
};

for (const language of languages) {
  for (const sitePage of sitePages) {
    test(`${address(language, sitePage.path)} is sound: head, outline, WCAG 2.2 AA, any width and size of text`, async ({
      page,
    }) => {
      await openPage(page, language, sitePage.path);
      await expect(page).toHaveTitle(titleOf(sitePage, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `http://localhost:8000${address(language, sitePage.path)}`,
      );
      await expectSound(page);
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
      await expectSound(page);
    });
  });
}

test('no page holds a torn letter', async ({ request }) => {
  for (const language of languages) {
    for (const { path } of sitePages) {
      const html = await (await request.get(address(language, path))).text();
      expect(/[\0\ufffd]/.exec(html)?.index, address(language, path)).toBeUndefined();
    }
  }
});

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
      await page.setViewportSize({ width: 320, height: 844 });
      for (const path of ['/', '/fleet', '/newyear2027']) {
        await page.goto(address(language, path));
        const head = page.getByRole('banner');
        for (const other of languages) {
          await expect(head.getByRole('link', { name: other.name, exact: true }), path).toBeVisible();
        }
        await expect(head.getByRole('button'), path).toHaveCount(0);
        await expectNothingLost(page, path);
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
