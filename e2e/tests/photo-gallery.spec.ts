import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { address, languages, text, type TestLanguage } from './support/languages';
import { expect, test } from './support/test';

const countOf = (language: TestLanguage, count: number) =>
  text(language.code, `gallery:count_${new Intl.PluralRules(language.code).select(count)}`, { count });

const filter = (page: Page, language: TestLanguage, name: string) =>
  page.getByRole('button', { name: text(language.code, `gallery:filters.${name}`), exact: true });

const photo = (page: Page, language: TestLanguage, number: number) =>
  page.getByRole('button', { name: text(language.code, `photos:${number}.alt`), exact: true });

const openers = (page: Page) => page.getByRole('main').locator('button[aria-haspopup="dialog"]');

for (const language of languages) {
  test.describe(`the photo gallery in ${language.name}`, () => {
    test('begins with all photographs and limits them to a category', async ({ page }) => {
      await page.goto(address(language, '/photo-gallery'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language.code, 'gallery:title'));
      await expect(filter(page, language, 'all')).toHaveAttribute('aria-pressed', 'true');
      await expect(openers(page)).toHaveCount(22);
      await expect(page.getByText(countOf(language, 22))).toBeVisible();

      for (const [category, count] of [
        ['wildlife', 1],
        ['landscape', 1],
        ['expedition', 20],
        ['all', 22],
      ] as const) {
        await filter(page, language, category).click();
        await expect(filter(page, language, category)).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1);
        await expect(openers(page)).toHaveCount(count);
        await expect(page.getByText(countOf(language, count), { exact: true })).toBeVisible();
      }
      await expectAccessible(page);
    });

    test('the viewer opens at the place in the filtered list, goes round and gives the focus back', async ({
      page,
    }) => {
      await page.goto(address(language, '/photo-gallery'));
      await filter(page, language, 'expedition').click();
      const opener = photo(page, language, 4);
      await opener.click();
      const viewer = page.getByRole('dialog');
      const expectShown = async (index: number, number: number) => {
        await expect(
          viewer.getByText(text(language.code, 'common:viewer.words', { index, total: 20 }), { exact: true }),
        ).toBeVisible();
        await expect(viewer.getByText(text(language.code, `photos:${number}.caption`))).toBeVisible();
      };
      await expectShown(2, 4);
      await expect(viewer.getByText(text(language.code, 'gallery:filters.expedition'))).toBeVisible();
      await expectAccessible(page);

      await page.keyboard.press('ArrowLeft');
      await expectShown(1, 3);
      await page.keyboard.press('ArrowLeft');
      await expectShown(20, 22);
      await page.keyboard.press('ArrowRight');
      await expectShown(1, 3);
      await viewer.getByRole('button', { name: text(language.code, 'common:viewer.previous') }).click();
      await expectShown(20, 22);
      await viewer.getByRole('button', { name: text(language.code, 'common:viewer.next') }).click();
      await expectShown(1, 3);

      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await expectShown(2, 4);
      await viewer.getByRole('button', { name: text(language.code, 'common:viewer.close') }).click();
      await expect(viewer).toBeHidden();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every photograph is in the page', async ({ page }) => {
    await page.goto('/photo-gallery');
    await expect(openers(page)).toHaveCount(22);
  });
});
