import type { Page } from '@playwright/test';
import { address, languages, text, type TestLanguage } from './support/languages';
import { openContent } from './support/later-parts/openContent';
import { openForm } from './support/later-parts/openForm';
import { openShell } from './support/later-parts/openShell';
import { unwrittenIn } from './support/later-parts/unwritten';
import { type LaterPart, watchPage } from './support/later-parts/watch';
import { newYearPages } from './support/newYear';
import { sitePages } from './support/pages';
import { expect, test } from './support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedFault: /Permissions policy|could not be sent/,
});

const onEveryPage: readonly LaterPart[] = [
  'tooltip',
  'cookie banner',
  'cookie settings',
  'language menu',
  'menu',
];

/** What pages have beside these. */
const ownParts: Readonly<Record<string, readonly LaterPart[]>> = {
  '/': ['pictures', 'film', 'form'],
  '/antarctica': ['pictures', 'film'],
  '/east-greenland': ['pictures', 'film'],
  '/west-greenland': ['pictures', 'film'],
  '/lofoten': ['pictures'],
  '/vessel/lazarev': ['carousel'],
  '/vessel/admiral-bellingshausen': ['carousel'],
  '/vessel/lea': ['carousel'],
  '/contact': ['form'],
  '/photo-gallery': ['pictures', 'choices'],
  '/newyear2026': ['pictures', 'film', 'form'],
  '/newyear2027': ['choices', 'film', 'form'],
  '/newyear2027v2': ['pictures', 'film', 'form'],
};

/** Opens a page as a first visit. A New Year page opens in Russian, and the language is then chosen. */
const open = async (page: Page, language: TestLanguage, path: string): Promise<void> => {
  const opensInRussian = newYearPages.some((newYear) => newYear.path === path);
  await page.goto(opensInRussian ? `/ru${path}` : address(language, path));
  if (!opensInRussian || language.code === 'ru') return;
  await page.evaluate(() => document.getElementById('language-button')?.click());
  await page.evaluate(`new Promise(function look(done) {
    const link = document.querySelector('[role="menu"] a[lang="${language.code}"]');
    if (link) done(link.click()); else setTimeout(look, 5, done);
  })`);
  await expect(page.locator('html')).toHaveAttribute('lang', language.code);
};

for (const language of languages) {
  test(`every part that loads later has its texts on every page in ${language.name}`, async ({ page }) => {
    test.slow();
    const unwritten = unwrittenIn(language.code);
    await page.addInitScript(watchPage);
    await page.route(/youtube-nocookie\.com/, (route) => route.fulfill({ body: 'Film' }));
    for (const { path } of sitePages) {
      await open(page, language, path);
      await page.evaluate(openShell, text(language.code, 'consent:banner.accept'));
      await page.evaluate(openContent, text(language.code, 'common:viewer.next'));
      await page.evaluate(openForm);
      const { opened, texts } = await page.evaluate(() => ({
        opened: window.watch.opened,
        texts: [...window.watch.texts],
      }));
      expect(
        texts.flatMap((seen) => unwritten(seen) ?? []),
        address(language, path),
      ).toEqual([]);
      expect(opened, path).toEqual([...onEveryPage, ...(ownParts[path] ?? [])]);
    }
  });
}
