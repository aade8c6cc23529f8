import { expectAccessible } from './support/axe';
import { address, languages, text } from './support/languages';
import { newYearPages, newYearVisits, openNewYear, russian } from './support/newYear';
import { scrollBehaviours } from './support/scrolling';
import { expect, test } from './support/test';

for (const { path, words } of newYearPages) {
  test.describe(`${path} opens in Russian at the top`, () => {
    for (const { prefix, name } of languages) {
      test(`when its ${name} address is opened`, async ({ page }) => {
        await page.goto(prefix + path);
        await expect(page).toHaveURL(new RegExp(`/ru${path}$`));
        await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ru', `${words}:hero.title`));
      });
    }

    test('again after another language was chosen and the page is loaded anew', async ({ page }) => {
      const [english] = languages;
      await openNewYear(
        page,
        newYearPages.find((one) => one.path === path)!,
        english!,
      );
      await page.evaluate(() => window.scrollTo(0, 2000));
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`/ru${path}$`));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}

test('a chosen language stays when the browser itself goes to a section', async ({ page }) => {
  const [newYear] = newYearPages;
  const [english] = languages;
  await openNewYear(page, newYear, english!);
  const price = page.locator('#cost').getByRole('heading');
  await expect(price).toBeAttached();
  await page.evaluate(() => window.location.assign('#cost'));
  await expect(price).toBeInViewport();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(new RegExp(`${english!.prefix}${newYear.path}#cost$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a card leads to the page in Russian, at the top', async ({ page }) => {
  await page.goto('/expeditions');
  await page
    .getByRole('link', { name: text('en', 'expeditions:newyear2026.name') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ru\/newyear2026$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('gatsby-i18next-language'))).toBe('ru');
});

for (const { newYear, language } of newYearVisits) {
  test.describe(`${newYear.path} in ${language.name}`, () => {
    test.beforeEach(({ page }) => openNewYear(page, newYear, language));

    test('shows figures, guest, yachts and price', async ({ page }) => {
      const main = page.getByRole('main');
      const figures = main.getByRole('region', { name: text(language.code, 'newyear:statistics.label') });
      await expect(figures.getByRole('definition')).toHaveText(['14', '18', '2']);
      await expect(main.getByRole('heading', { name: '190+' })).toBeVisible();
      const vessels = main.locator('a[href*="/vessel/"]');
      await expect(vessels).toHaveCount(newYear.vessels.length);
      for (const [index, vessel] of newYear.vessels.entries()) {
        await expect(vessels.nth(index)).toHaveAttribute('href', `${language.prefix}/vessel/${vessel}`);
        await expect(vessels.nth(index).getByRole('img')).toBeVisible();
      }
      const words = (key: string, values?: Record<string, string | number>) =>
        text(language.code, key, values);
      await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute(
        'href',
        address(language, '/'),
      );
      await expect(main.getByRole('img', { name: words('newyear:hero.portraitAlt') })).toBeVisible();
      await expect(main.getByRole('link', { name: words('newyear:hero.reserve') })).toHaveAttribute(
        'href',
        '#booking',
      );
      for (const index of [0, 1, 2]) {
        for (const key of ['newyear:awaits.items', `${newYear.words}:celebration.tiles`]) {
          await expect(main.getByRole('heading', { name: words(`${key}.${index}.title`) })).toBeVisible();
        }
        for (const list of ['guest', 'adventure.important', 'adventure.experience']) {
          await expect(
            main.getByText(words(`newyear:${list}.list.${index}`, { group: 14 }), { exact: true }),
          ).toBeVisible();
        }
      }
      const price = main.locator('#cost');
      await expect(price).toContainText(/99[.,\s]999/);
      await expect(price).toContainText(text(language.code, 'common:priceUnits.person-in-double'));
    });

    test('Book now leads to the price, the film’s link to the form', async ({ page }) => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: text(language.code, 'newyear:header.book') })
        .click();
      await expect(page.locator('#cost').getByRole('heading')).toBeInViewport();
      await expect(page).toHaveURL(/#cost$/);
      await page.getByRole('link', { name: text(language.code, 'newyear:film.toForm') }).click();
      await expect(page.locator('form[data-form="new-year"] [name="firstName"]')).toBeInViewport();
      await expect(page.locator('#awaits, #route')).toHaveCount(2);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const newYear of newYearPages) {
    test(`the drawer of ${newYear.path} changes the language, and closes after Book now`, async ({
      page,
    }) => {
      await openNewYear(page, newYear, russian);
      const drawer = page.getByRole('dialog');
      for (const { code, name, prefix } of [...languages].reverse()) {
        await page.getByRole('button', { name: /меню|menu|Menü/i }).click();
        await expect(drawer).toBeVisible();
        expect(Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(288);
        await expectAccessible(page);
        await drawer.getByRole('link', { name }).click();
        if (code === russian.code) await page.keyboard.press('Escape');
        await expect(page).toHaveURL(new RegExp(`${prefix}${newYear.path}$`));
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await expect(drawer).toBeHidden();
      }
      await page.getByRole('button', { name: text('en', 'navigation:openMenu') }).click();
      await drawer.getByRole('link', { name: text('en', 'newyear:header.book') }).click();
      await expect(drawer).toBeHidden();
      await expect(page.locator('#cost').getByRole('heading')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
});

test.describe('the hero’s film', () => {
  test('plays over the still', async ({ page }) => {
    await page.goto('/ru/newyear2027');
    await expect(page.locator('[data-hero-film="loaded"] video')).toBeVisible();
  });

  test.describe('when it cannot be loaded', () => {
    test.use({ expectedFault: /ERR_FAILED/ });
    test('leaves the still', async ({ page }) => {
      await page.route(/\.(webm|mp4)$/, (route) => route.abort());
      await page.goto('/ru/newyear2027');
      await expect(page.locator('[data-hero-film="failed"]')).toBeAttached();
      await expect(page.locator('[data-hero-film] video')).toHaveCount(0);
      await expect(
        page.getByRole('img', { name: text('ru', 'expeditions:newyear2027.heroAlt') }),
      ).toBeVisible();
    });
  });
});

test('a link to a section scrolls smoothly, and at once where reduced motion is asked for', async ({
  page,
}) => {
  await openNewYear(page, newYearPages[1], russian);
  const link = 'header a[href$="#cost"]';
  expect(await scrollBehaviours(page, link)).toEqual(['smooth']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scrollBehaviours(page, link)).toEqual(['instant']);
});
