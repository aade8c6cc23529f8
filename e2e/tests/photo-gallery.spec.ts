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

test('the neighbours of the shown photograph are there before they are asked for', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await page.goto('/photo-gallery');
  await openers(page).first().click();
  const shown = page.getByRole('dialog').locator('picture img');
  const address = (): Promise<string> => shown.last().evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(address).toContain('/static/');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.waitForLoadState('networkidle');
    const before = new Set(asked);
    const last = await address();
    await page.keyboard.press(key);
    await expect.poll(address).not.toBe(last);
    expect(before).toContain(await address());
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a swipe shows the next or the previous photograph, a tap or a scroll does not', async ({
    page,
    context,
  }) => {
    await page.goto('/photo-gallery');
    await openers(page).first().tap();
    const viewer = page.getByRole('dialog');
    const client = await context.newCDPSession(page);
    const swipe = async (fromX: number, toX: number, fromY = 400, toY = 400): Promise<void> => {
      const point = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(fromX, fromY) });
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        ...point((fromX + toX) / 2, (fromY + toY) / 2),
      });
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(toX, toY) });
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const counter = (index: number) =>
      viewer.getByText(text('en', 'common:viewer.words', { index, total: 22 }));
    await expect(counter(1)).toBeVisible();
    await swipe(300, 90);
    await expect(counter(2)).toBeVisible();
    await swipe(90, 300);
    await expect(counter(1)).toBeVisible();
    await swipe(90, 300);
    await expect(counter(22)).toBeVisible();
    await swipe(200, 210);
    await swipe(200, 210, 500, 300);
    await expect(counter(22)).toBeVisible();
  });
});
