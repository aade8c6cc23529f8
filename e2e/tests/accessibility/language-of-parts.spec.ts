import { address, languages } from '../support/languages';
import { openPage, sitePages } from '../support/pages';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Texts in letters that the language around them does not have, and links that do not say where they lead; runs in the page. */
const strayTexts = (): string[] => {
  const stray: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const words = node.textContent ?? '';
    if (!owner || owner.closest('script, style, noscript')) continue;
    const language = owner.closest<HTMLElement>('[lang]')?.lang;
    if (language !== 'ru' && /\p{Script=Cyrillic}/u.test(words)) stray.push(`${words} in ${language}`);
  }
  for (const named of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
    const language = named.closest<HTMLElement>('[lang]')?.lang;
    for (const attribute of ['aria-label', 'alt', 'title', 'placeholder']) {
      const words = named.getAttribute(attribute) ?? '';
      if (language !== 'ru' && /\p{Script=Cyrillic}/u.test(words))
        stray.push(`${attribute} ${words} in ${language}`);
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([href^="/static/"])')) {
    const leadsTo = /^\/(de|ru)(?=\/|$|#)/.exec(link.getAttribute('href') ?? '')?.[1] ?? 'en';
    if (link.hreflang !== leadsTo) stray.push(`${link.getAttribute('href')} has hreflang ${link.hreflang}`);
  }
  return stray;
};

for (const language of languages) {
  test(`what is in another language than the page says so in ${language.name}`, async ({ page }) => {
    test.slow();
    for (const { path } of sitePages) {
      await openPage(page, language, path);
      expect(await page.evaluate(strayTexts), path).toEqual([]);
    }
  });

  test(`the languages name themselves in their own language in ${language.name}`, async ({ page }) => {
    await visit(page, address(language, '/contact'));
    await page.locator('#language-button').click();
    for (const { code, name } of languages) {
      const item = page.getByRole('menuitem', { name, exact: true });
      await expect(item).toHaveAttribute('lang', code);
      await expect(item).toHaveAttribute('hreflang', code);
    }
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('#menu-button').click();
    for (const { code, name } of languages) {
      const link = page.getByRole('dialog').getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('lang', code);
      await expect(link).toHaveAttribute('hreflang', code);
    }
  });
}
