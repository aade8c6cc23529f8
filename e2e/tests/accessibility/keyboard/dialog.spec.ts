import type { Locator, Page } from '@playwright/test';
import { say, text } from '../../support/languages';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

// From the table of the ARIA Authoring Practices for modal dialogs: what a key does where the focus is.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialogs: readonly {
  name: string;
  path: string;
  width?: number;
  opener: (page: Page) => Locator;
}[] = [
  {
    name: 'the cookie preferences',
    path: '/contact',
    opener: (page) => page.getByRole('contentinfo').getByRole('button', { name: say('consent:settings') }),
  },
  {
    name: 'the menu of small screens',
    path: '/contact',
    width: 390,
    opener: (page) => page.getByRole('button', { name: say('navigation:openMenu') }),
  },
  {
    name: 'the drawer of a New Year page',
    path: '/ru/newyear2027',
    width: 390,
    opener: (page) => page.getByRole('button', { name: text('ru', 'navigation:openMenu') }),
  },
  ...['/', '/photo-gallery', '/antarctica'].map((path) => ({
    name: `the viewer of ${path}`,
    path,
    opener: (page: Page) => page.locator('main button[aria-haspopup="dialog"]').first(),
  })),
];

for (const { name, path, width = 1280, opener } of dialogs) {
  test(`dialog: ${name} takes the focus, keeps it and gives it back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    const button = opener(page);
    const dialog = page.getByRole('dialog');
    for (const key of ['Enter', 'Space']) {
      await button.press(key);
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      const first = await dialog.locator(':focus').evaluate((element) => element.outerHTML);
      for (const step of ['Tab', 'Shift+Tab']) {
        const visited = new Set<string>();
        for (let press = 0; press < 20; press += 1) {
          await page.keyboard.press(step);
          const focused = dialog.locator(':focus');
          await expect(focused, `${step} ${press}`).toHaveCount(1);
          visited.add(await focused.evaluate((element) => element.outerHTML));
        }
        expect(visited, `${step} comes round`).toContain(first);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
}
