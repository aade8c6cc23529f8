import type { Page } from '@playwright/test';
import { languages, text, type TestLanguage } from './support/languages';
import { expect, test } from './support/test';

// Broken hydration and a script's error fail every test; only the answer 404 is expected here.
test.use({ expectedFault: /404/ });

const german = languages.find(({ code }) => code === 'de')!;

const titles = { page: 'common:notFound.title', vessel: 'vessel:notFound.title' } as const;

/** Opens an address as a visitor of a language, and expects that it is unknown and the page says so in that language. */
const expectUnknown = async (
  page: Page,
  path: string,
  what: keyof typeof titles,
  { code }: TestLanguage,
): Promise<void> => {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(404);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([text(code, titles[what])]);
  await expect(page.locator('html'), path).toHaveAttribute('lang', code);
};

for (const language of languages) {
  test(`unknown addresses of any depth say so in ${language.name}`, async ({ page }) => {
    for (const [path, what] of [
      ['/nowhere', 'page'],
      ['/nowhere/deeper/still', 'page'],
      ['/antarctica/nowhere', 'page'],
      ['/legal-notice/no/where', 'page'],
      ['/vessel', 'vessel'],
      ['/vessel/', 'vessel'],
      ['/vessel/titanic', 'vessel'],
      ['/vessel/lazarev/anything', 'page'],
      ['/vessel/lazarev/any/thing', 'page'],
      ['/vessel/not-found/anything', 'page'],
    ] as const) {
      await expectUnknown(page, language.prefix + path, what, language);
      expect(new URL(page.url()).pathname).toBe(language.prefix + path);
    }
  });
}

test('an oddly written unknown address says so too', async ({ page }) => {
  for (const [path, what] of [
    ['/de/%6Eowhere', 'page'],
    ['/de/vessel/%D0%BB%D0%B5%D0%B0', 'vessel'],
    ['/de/vessel/lea%2Fdeck', 'page'],
    ['/de/vessel/"lea"', 'vessel'],
    ['/de/vessel/*', 'vessel'],
    ['/de//nowhere', 'page'],
    ['/de/vessel//lea', 'page'],
    ['/de/.hidden', 'page'],
    ['/de/%', 'page'],
    ['/de/vessel/%E0%A4%A', 'page'],
    ['/de/VESSEL/lea', 'page'],
  ] as const)
    await expectUnknown(page, path, what, german);
});

test('a page that is asked for by another name takes its own', async ({ page }) => {
  for (const [path, own] of [
    ['/de/index.html', '/de'],
    ['/de/antarctica/index.html?from=mail#route', '/de/antarctica?from=mail#route'],
    ['/de/vessel/%6Cazarev', '/de/vessel/lazarev'],
  ]) {
    const answer = await page.goto(path!);
    expect(answer?.status(), path).toBe(200);
    await expect(page, path).toHaveURL(own!);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(text('de', titles.page));
  }
});

test('a static host that knows one not-found page only breaks none', async ({ page, request }) => {
  const body = await (await request.get('/404.html')).text();
  for (const path of ['/nowhere', '/de/nowhere', '/de/vessel/titanic', '/vessel/titanic/deck']) {
    await page.route(`**${path}`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([text('en', titles.page)]);
  }
});

test('the way on from an unknown address and back leads where it was', async ({ page }) => {
  await expectUnknown(page, '/de/vessel/lazarev/anything', 'page', german);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('de', 'common:notFound.home') })
    .click();
  await expect(page).toHaveURL('/de');
  await page.goBack();
  await expect(page).toHaveURL('/de/vessel/lazarev/anything');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([text('de', titles.page)]);
});
