import { address, languages, text } from './support/languages';
import { scrollBehaviours } from './support/scrolling';
import { expect, test } from './support/test';

/** What each page says of its version, by language, and how many sections it has. */
const pages = [
  {
    path: '/data-protection',
    sections: 11,
    version: {
      en: 'Last updated 30 December 2024, effective 1 January 2025',
      de: 'Zuletzt geändert am 30. Dezember 2024, gültig ab 1. Januar 2025',
      ru: 'Обновлено 30 декабря 2024 г., действует с 1 января 2025 г.',
    },
  },
  {
    path: '/legal-notice',
    sections: 5,
    version: {
      en: 'Version 2025.1, last updated 30 July 2025',
      de: 'Version 2025.1, zuletzt geändert am 30. Juli 2025',
      ru: 'Версия 2025.1, обновлено 30 июля 2025 г.',
    },
  },
  {
    path: '/terms-of-use',
    sections: 13,
    version: { en: 'Version 2024.2', de: 'Version 2024.2', ru: 'Версия 2024.2' },
  },
] as const;

const namespaceOf = (path: string): string => path.slice(1);

for (const language of languages) {
  for (const { path, sections, version } of pages) {
    test(`${path} is complete in ${language.name}`, async ({ page }) => {
      await page.goto(address(language, path));
      const main = page.getByRole('main');

      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        text(language.code, `${namespaceOf(path)}:title`),
      );
      await expect(main.locator('header')).toContainText(version[language.code as keyof typeof version]);
      const contents = page.getByRole('navigation', { name: text(language.code, 'legal:contents') });
      await expect(contents.getByRole('link')).toHaveCount(sections);
      await expect(main.locator('section')).toHaveCount(sections);
      await expect(main).not.toContainText('{{');
    });
  }

  test(`a link inside the legal texts keeps ${language.name}`, async ({ page }) => {
    await page.goto(address(language, '/legal-notice'));
    await page.getByRole('main').locator('a[href$="/data-protection"]').click();
    await expect(page).toHaveURL(address(language, '/data-protection'));
    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
  });
}

test.describe('the contents', () => {
  test('lead to a section and mark where the reader is', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/data-protection');
    const contents = page.getByRole('navigation', { name: text('en', 'legal:contents') });
    const entry = (name: string) => contents.getByRole('link', { name });
    await expect(entry('Who is responsible')).toHaveAttribute('aria-current', 'location');

    for (const [name, id] of [
      ['Cookies and browser storage', 'cookies'],
      ['Contact', 'contact'],
      ['Your rights', 'rights'],
    ] as const) {
      await entry(name).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(entry(name)).toHaveAttribute('aria-current', 'location');
      await expect(contents.locator('[aria-current]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
      await expect(entry(name)).toBeInViewport();
    }

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(entry('Who is responsible')).toHaveAttribute('aria-current', 'location');
  });

  test('reach the last section on a tall screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1440 });
    await page.goto('/terms-of-use');
    const entry = page
      .getByRole('navigation', { name: text('en', 'legal:contents') })
      .getByRole('link', { name: 'Severability' });
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'location');
  });

  test('scroll smoothly, save for visitors who ask for reduced motion, and take the focus along', async ({
    page,
  }) => {
    await page.goto('/terms-of-use');
    const link = 'a[href="#severability"]';
    expect(await scrollBehaviours(page, link)).toEqual(['smooth']);
    await expect(page.locator('#severability')).toBeFocused();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await scrollBehaviours(page, link)).toEqual(['instant']);
  });
});

test('on paper a legal page is its text alone', async ({ page }) => {
  await page.goto('/terms-of-use');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#severability')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a legal page reads, and its contents lead to a section', async ({ page }) => {
    await page.goto('/de/data-protection');
    await page.getByRole('link', { name: 'Ihre Rechte' }).click();
    await expect(page).toHaveURL(/#rights$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Ihre Rechte' })).toBeInViewport();
  });
});
