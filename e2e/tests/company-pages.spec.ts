import { address, languages, text } from './support/languages';
import { expect, test } from './support/test';

for (const language of languages) {
  test(`the about page tells story, figures, mission, safety and partners in ${language.name}`, async ({
    page,
  }) => {
    await page.goto(address(language, '/about'));
    const main = page.getByRole('main');
    const about = (key: string) => text(language.code, `about:${key}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(about('hero.title'));
    await expect(main.getByRole('blockquote')).toHaveText(about('story.quote'));
    await expect(main.getByRole('region', { name: about('statistics') }).getByRole('definition')).toHaveText([
      '3',
      '8',
      '4',
      '24/7',
    ]);
    for (const card of [0, 1, 2]) {
      await expect(
        main.getByRole('heading', { level: 3, name: about(`mission.cards.${card}.title`) }),
      ).toBeVisible();
    }
    for (const list of ['crew', 'standards']) {
      const group = main.locator('div', {
        has: page.locator('> h3', { hasText: about(`expertise.${list}.title`) }),
      });
      await expect(group.last().getByRole('listitem')).toHaveCount(5);
    }
    await expect(main.getByRole('link', { name: 'Nunatak Guides' })).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages read, and questions unfold', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'about:hero.title'));
    await page
      .getByRole('navigation')
      .getByRole('link', { name: text('en', 'navigation:pages.contact') })
      .click();
    await page.getByText(text('en', 'contact:faq.items.1.question')).click();
    await expect(page.getByText(text('en', 'contact:faq.items.1.answer'))).toBeVisible();
  });
});
