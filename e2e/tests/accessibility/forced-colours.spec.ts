import type { Locator, Page } from '@playwright/test';
import { say } from '../support/languages';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

// Grounds and shadows are gone where the visitor's own colours rule: what they tell must be told by lines and shapes as well.
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** How an element and a little of its surroundings look now. */
const look = async (page: Page, element: Locator): Promise<string> => {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no box');
  const margin = 8;
  const clip = {
    x: Math.max(box.x - margin, 0),
    y: Math.max(box.y - margin, 0),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
};

const states: readonly {
  name: string;
  path: string;
  part: (page: Page) => Locator;
  change: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the chosen filter of the gallery',
    path: '/photo-gallery',
    part: (page) => page.locator('[aria-pressed]').nth(1),
    change: (page) => page.locator('[aria-pressed]').nth(1).click(),
  },
  {
    name: 'the chosen day of a journey',
    path: '/ru/newyear2027',
    part: (page) => page.locator('#route [aria-pressed]').nth(4),
    change: (page) => page.locator('#route [aria-pressed]').nth(4).click(),
  },
  {
    name: 'the shown picture among the thumbnails',
    path: '/vessel/lea',
    part: (page) =>
      page
        .getByRole('list', { name: say('vessel:gallery.choose') })
        .getByRole('button')
        .nth(2),
    change: (page) =>
      page.getByRole('button', { name: say('vessel:gallery.place', { index: 3, total: 11 }) }).click(),
  },
  {
    name: 'the shown picture among the dots',
    path: '/vessel/lea',
    part: (page) => page.getByRole('button', { name: say('vessel:gallery.place', { index: 3, total: 11 }) }),
    change: (page) =>
      page
        .getByRole('list', { name: say('vessel:gallery.choose') })
        .getByRole('button')
        .nth(2)
        .click(),
  },
  {
    name: 'a ticked box',
    path: '/contact',
    part: (page) => page.locator('form [data-part="control"]'),
    change: (page) => page.locator('form').getByRole('checkbox').check(),
  },
];

for (const { name, path, part, change } of states) {
  test(`${name} is told without colours`, async ({ page }) => {
    await visit(page, path);
    const element = part(page);
    await element.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const before = await look(page, element);
    await change(page);
    await page.mouse.move(0, 0);
    // The mark of the focus is not the mark of the choice.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    expect(await look(page, element)).not.toBe(before);
  });
}

test('a switch, the place in a menu and the current page are told without colours', async ({ page }) => {
  await visit(page, '/contact');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('consent:settings') })
    .click();
  const toggle = page.getByRole('dialog').locator('label', { hasText: say('consent:kinds.analytics.name') });
  const off = await look(page, toggle);
  await toggle.click();
  await expect(page.getByRole('switch', { name: say('consent:kinds.analytics.name') })).toBeChecked();
  const thumb = toggle.locator('[data-part="thumb"]');
  const colours = await thumb.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element.parentElement as Element).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
  expect(await look(page, toggle)).not.toBe(off);
  await page.keyboard.press('Escape');

  const button = page.locator('#language-button');
  await button.press('Enter');
  const item = page.getByRole('menuitem').nth(1);
  const resting = await look(page, item);
  await page.keyboard.press('ArrowDown');
  await expect(item).toHaveAttribute('data-highlighted', '');
  expect(await look(page, item)).not.toBe(resting);
  await page.keyboard.press('Escape');

  const current = page.getByRole('banner').getByRole('link', { name: say('navigation:pages.contact') });
  await expect(current).toHaveAttribute('aria-current', 'page');
  const marked = await look(page, current);
  await current.evaluate((element) => element.removeAttribute('aria-current'));
  expect(await look(page, current)).not.toBe(marked);
});

test('the menu button has a ground over a picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const menu = page.getByRole('button', { name: say('navigation:openMenu') });
  await expect(menu).not.toHaveCSS('background-color', /^rgba\(.*, 0\)$/);
});

test('what floats has an edge', async ({ page }) => {
  await page.goto('/contact');
  const edgeOf = (part: Locator) =>
    part.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } = getComputedStyle(element);
      return Math.max(
        borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth),
        outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      );
    });
  const banner = page.getByRole('region', { name: say('consent:banner.label') });
  await expect(banner).toBeVisible();
  expect(await edgeOf(banner)).toBeGreaterThan(0);
  await banner.getByRole('button', { name: say('consent:banner.decline') }).click();
  await page.locator('#language-button').click();
  expect(await edgeOf(page.getByRole('menu'))).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('consent:settings') })
    .click();
  expect(await edgeOf(page.getByRole('dialog'))).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#menu-button').click();
  expect(await edgeOf(page.getByRole('dialog'))).toBeGreaterThan(0);
});

test('the focus shows on every kind of control', async ({ page }) => {
  await visit(page, '/contact');
  for (const control of [
    page.getByRole('banner').getByRole('link').nth(1),
    page.locator('#language-button'),
    page.locator('form [name="name"]'),
    page.locator('summary').first(),
    page.getByRole('contentinfo').getByRole('link').first(),
  ]) {
    await control.scrollIntoViewIfNeeded();
    const before = await look(page, control);
    await page.keyboard.press('Tab');
    await control.focus();
    expect(await look(page, control)).not.toBe(before);
  }
});

test('the logos keep their ground', async ({ page }) => {
  for (const path of ['/', '/contact', '/ru/newyear2027']) {
    await visit(page, path);
    for (const logo of [
      page.getByRole('banner').getByRole('img'),
      page.getByRole('contentinfo').getByRole('img'),
    ]) {
      expect(await logo.evaluate((image) => getComputedStyle(image).forcedColorAdjust)).toBe('none');
    }
  }
});
