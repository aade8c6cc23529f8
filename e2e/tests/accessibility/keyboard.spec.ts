import type { Locator, Page } from '@playwright/test';
import { text } from '../support/languages';
import { expect, test } from '../support/test';

// The tables of the ARIA Authoring Practices, pattern by pattern: what a key does where the focus is.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const say = (key: string, values?: Readonly<Record<string, string | number>>) => text('en', key, values);

const visit = async (page: Page, path: string): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  await page.goto(path);
};

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

test('carousel: the keys of the viewer', async ({ page }) => {
  await visit(page, '/');
  await page.locator('main button[aria-haspopup="dialog"]').first().press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('1 / 8')).toBeVisible();
  for (const [key, shown] of [
    ['ArrowRight', '2 / 8'],
    ['ArrowLeft', '1 / 8'],
    ['ArrowLeft', '8 / 8'],
    ['ArrowRight', '1 / 8'],
    ['End', '8 / 8'],
    ['Home', '1 / 8'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer.getByText(shown), key).toBeVisible();
  }
  for (const [control, key, shown] of [
    ['next', 'Enter', '2 / 8'],
    ['next', 'Space', '3 / 8'],
    ['previous', 'Enter', '2 / 8'],
    ['previous', 'Space', '1 / 8'],
  ] as const) {
    await viewer.getByRole('button', { name: say(`common:viewer.${control}`) }).press(key);
    await expect(viewer.getByText(shown), `${control} ${key}`).toBeVisible();
    await expect(viewer.getByRole('button', { name: say(`common:viewer.${control}`) })).toBeFocused();
  }
});

test('carousel: the keys of a yacht’s gallery', async ({ page }) => {
  await visit(page, '/vessel/lazarev');
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const dot = (index: number) => named(say('vessel:gallery.place', { index, total: 11 }));
  for (const [control, key, shown] of [
    [named(say('common:viewer.next')), 'Enter', 2],
    [named(say('common:viewer.next')), 'Space', 3],
    [named(say('common:viewer.previous')), 'Enter', 2],
    [dot(7), 'Enter', 7],
    [dot(9), 'Space', 9],
  ] as const) {
    await control.press(key);
    await expect(page.getByText(say('common:viewer.slash', { index: shown, total: 11 }))).toBeVisible();
    await expect(control).toBeFocused();
    await expect(dot(shown)).toHaveAttribute('aria-current', 'true');
  }
});

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
    await button.press('ArrowDown');
    await expect(highlighted).toHaveText('English');
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

    await button.press('Enter');
    await expect(highlighted).toHaveText('English');
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();

    await button.press('Space');
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

test('disclosure: questions and the details of the cookie banner', async ({ page }) => {
  await page.goto('/fleet');
  const details = page.getByRole('button', { name: say('consent:settings') }).first();
  const text = page.getByText(say('consent:kinds.analytics.text'));
  const toggle = page.locator('[aria-controls][aria-expanded]');
  await expect(details).toBeVisible();
  for (const [key, expanded] of [
    ['Enter', true],
    ['Space', false],
    ['Space', true],
    ['Enter', false],
  ] as const) {
    await toggle.press(key);
    await expect(toggle, key).toHaveAttribute('aria-expanded', String(expanded));
    await expect(text).toBeVisible({ visible: expanded });
  }
  const question = page.locator('summary').nth(1);
  const answer = page.getByText(say('fleet:faq.items.1.answer'));
  for (const [key, open] of [
    ['Enter', true],
    ['Space', false],
  ] as const) {
    await question.press(key);
    await expect(answer, key).toBeVisible({ visible: open });
    await expect(question).toBeFocused();
  }
});

test('toggle buttons: the filter of the gallery and the days of a journey', async ({ page }) => {
  for (const [path, chosen, key] of [
    ['/photo-gallery', say('gallery:filters.wildlife'), 'Enter'],
    ['/photo-gallery', say('gallery:filters.all'), 'Space'],
    ['/ru/newyear2027', /^3\s/, 'Enter'],
    ['/ru/newyear2027', /^4\s/, 'Space'],
  ] as const) {
    await visit(page, path);
    const button = page
      .locator('[aria-pressed]')
      .and(page.getByRole('button', { name: chosen, exact: true }));
    await button.press(key);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(button).toBeFocused();
  }
});

test('switch, checkbox and list of choices', async ({ page }) => {
  await visit(page, '/contact');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('consent:settings') })
    .press('Enter');
  const analytics = page.getByRole('switch', { name: say('consent:kinds.analytics.name') });
  await analytics.press('Space');
  await expect(analytics).toBeChecked();
  await analytics.press('Space');
  await expect(analytics).not.toBeChecked();

  await visit(page, '/#send-us-a-message');
  const form = page.locator('form[data-form="booking"]');
  await form.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const box = form.getByRole('checkbox');
  await box.press('Space');
  await expect(box).toBeChecked();
  await expect(form.getByRole('button')).toBeEnabled();
  const choices = form.locator('[name="expedition"]');
  await choices.focus();
  await page.keyboard.type('Lof');
  await expect(choices).toHaveValue('Lofoten Islands');
});

test('the link past the navigation comes first, shows itself and leads to the content', async ({ page }) => {
  for (const path of ['/', '/contact', '/ru/newyear2027']) {
    await visit(page, path);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#main :focus')).toHaveCount(1);
  }
});
