import type { Page } from '@playwright/test';
import { say } from '../../support/languages';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

// From the tables of the ARIA Authoring Practices for menu buttons and menus: what a key does where the focus is.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('menu button: the languages', () => {
  const parts = (page: Page) => ({
    button: page.getByRole('button', { name: say('navigation:language', { name: 'English' }) }),
    menu: page.getByRole('menu'),
    highlighted: page.getByRole('menu').locator('[data-highlighted]'),
  });

  for (const [key, item] of [
    ['Enter', 'English'],
    ['Space', 'English'],
    ['ArrowDown', 'English'],
    ['ArrowUp', 'Русский'],
  ] as const) {
    test(`${key} opens it at ${item}`, async ({ page }) => {
      await visit(page, '/contact');
      const { button, menu, highlighted } = parts(page);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.press(key);
      await expect(menu).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(highlighted).toHaveText(item);
      await expect(menu).toHaveAttribute(
        'aria-activedescendant',
        (await highlighted.getAttribute('id')) ?? 'none',
      );
    });
  }

  test('arrows, Home, End and letters move, Escape and Tab leave, Enter chooses', async ({ page }) => {
    await visit(page, '/contact');
    const { button, menu, highlighted } = parts(page);
    const open = async (key: string) => {
      await button.press(key);
      // Until then a key is the button's.
      await expect(menu).toBeFocused();
      await expect(highlighted).toHaveText('English');
    };
    await open('ArrowDown');
    for (const [key, item] of [
      ['ArrowDown', 'Deutsch'],
      ['ArrowDown', 'Русский'],
      ['ArrowUp', 'Deutsch'],
      ['End', 'Русский'],
      ['Home', 'English'],
      ['d', 'Deutsch'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(highlighted, key).toHaveText(item);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await open('Enter');
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();

    await open('Space');
    await page.keyboard.press('ArrowDown');
    await expect(highlighted).toHaveText('Deutsch');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/contact$/);
  });

  test('a pointer opens it at none', async ({ page }) => {
    await visit(page, '/contact');
    const { button, menu, highlighted } = parts(page);
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(highlighted).toHaveCount(0);
    await button.click();
    await expect(menu).toBeHidden();
  });
});
