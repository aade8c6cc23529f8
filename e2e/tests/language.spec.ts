import { expectAccessible } from './support/axe';
import { languages, text } from './support/languages';
import { expect, test, untilAlive } from './support/test';

const storageKey = 'gatsby-i18next-language';

const visits = [
  {
    what: 'an English browser',
    locale: 'en-GB',
    stored: null,
    open: '/antarctica',
    shown: '/antarctica',
    language: 'en',
  },
  {
    what: 'a German browser',
    locale: 'de-AT',
    stored: null,
    open: '/antarctica',
    shown: '/de/antarctica',
    language: 'de',
  },
  { what: 'a Russian browser', locale: 'ru-RU', stored: null, open: '/', shown: '/ru', language: 'ru' },
  {
    what: 'a language we do not speak',
    locale: 'fr-FR',
    stored: null,
    open: '/',
    shown: '/',
    language: 'en',
  },
  {
    what: 'a stored choice against the browser',
    locale: 'de-DE',
    stored: 'ru',
    open: '/expeditions',
    shown: '/ru/expeditions',
    language: 'ru',
  },
  { what: 'a stored English choice', locale: 'de-DE', stored: 'en', open: '/', shown: '/', language: 'en' },
  {
    what: 'a prefixed address against everything',
    locale: 'de-DE',
    stored: 'ru',
    open: '/de/expeditions',
    shown: '/de/expeditions',
    language: 'de',
  },
  {
    what: 'a stored script',
    locale: 'en-GB',
    stored: '<script>alert(1)</script>',
    open: '/',
    shown: '/',
    language: 'en',
  },
  { what: 'a stored path', locale: 'de-DE', stored: '../../evil', open: '/', shown: '/de', language: 'de' },
] as const;

for (const { what, locale, stored, open, shown, language } of visits) {
  test.describe(`with ${what}`, () => {
    test.use({ locale });
    test(`${open} shows ${shown}`, async ({ page, baseURL }) => {
      if (stored) {
        await page.addInitScript(
          ([key, value]) => {
            if (!sessionStorage.getItem('seeded')) localStorage.setItem(key, value);
            sessionStorage.setItem('seeded', 'yes');
          },
          [storageKey, stored] as const,
        );
      }
      await page.goto(open);
      await expect(page).toHaveURL(new URL(shown, baseURL).href.replace(/\/$/, shown === '/' ? '/' : ''));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe(language);
    });
  });
}

test('the language dropdown checks the selected language and keeps page and hash', async ({ page }) => {
  await page.goto('/antarctica#booking');
  const button = page.getByRole('button', { name: text('en', 'navigation:language', { name: 'English' }) });
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveText(languages.map(({ name }) => name));
  await expect(menu.getByRole('menuitem', { name: 'English' }).locator('svg')).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Deutsch' }).locator('svg')).toHaveCount(0);
  await expectAccessible(page);

  await menu.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/antarctica#booking$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text('de', 'expeditions:antarctica.title'),
  );
  await untilAlive(page);
  await expect(page.locator('#booking')).toBeInViewport();

  await page.getByRole('button', { name: text('de', 'navigation:language', { name: 'Deutsch' }) }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/antarctica#booking$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#booking')).toBeInViewport();
});

test('the dropdown works by keyboard alone', async ({ page }) => {
  await page.goto('/expeditions');
  const button = page.getByRole('button', { name: text('en', 'navigation:language', { name: 'English' }) });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ru\/expeditions$/);
});

for (const language of languages) {
  test(`texts changed after the build are fetched fresh and shown in ${language.name}`, async ({ page }) => {
    const fresh = 'Свежий Text 2';
    let asked = '';
    await page.route('**/locales/*/translation.json*', async (route) => {
      asked = route.request().url();
      const texts = (await (await route.fetch()).json()) as { home: { hero: { title: string } } };
      texts.home.hero.title = fresh;
      await route.fulfill({ json: texts });
    });
    await page.goto(language.prefix || '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fresh);
    expect(asked).toContain(`/locales/${language.code}/translation.json?v=`);
  });
}

test.describe('when the fresh texts cannot be fetched', () => {
  test.use({ expectedFault: /500/ });
  test('the built-in ones stay', async ({ page }) => {
    await page.route('**/locales/*/translation.json*', (route) => route.fulfill({ status: 500, body: '' }));
    const answered = page.waitForResponse(/translation\.json/);
    await page.goto('/');
    await answered;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'home:hero.title'));
  });
});
