import type { Page } from '@playwright/test';
import { text } from '../support/languages';
import { openNewYear, newYearPages, russian } from '../support/newYear';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What would still move: longer than a frame, by itself, or by scrolling smoothly; runs in the page. */
const movements = (): string[] => {
  const frame = 1 / 60;
  const longest = (times: string) => Math.max(...times.split(',').map(parseFloat));
  const found = new Set<string>();
  for (const element of [document.documentElement, ...document.querySelectorAll('body, body *')]) {
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
      if (longest(style.transitionDuration) + longest(style.transitionDelay) > frame)
        found.add(`${name} takes ${style.transitionDuration} to change`);
      const { animationName, animationDuration, animationIterationCount } = style;
      if (animationName !== 'none' && (longest(animationDuration) > frame || animationIterationCount !== '1'))
        found.add(`${name} is animated`);
      if (style.scrollBehavior === 'smooth') found.add(`${name} scrolls smoothly`);
    }
  }
  for (const film of document.querySelectorAll('video, canvas')) found.add(`a ${film.tagName} plays`);
  return [...found];
};

const expectStill = async (page: Page, when: string): Promise<void> =>
  expect(await page.evaluate(movements), when).toEqual([]);

test('nothing moves on any kind of page, nor in what opens on it', async ({ page }) => {
  test.slow();
  const say = (key: string) => text('en', key);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('[aria-controls][aria-expanded]')).toBeVisible();
  await expectStill(page, 'home with the cookie banner');
  await page.getByRole('button', { name: say('consent:banner.decline') }).click();
  await page.locator('main button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectStill(page, 'the viewer');
  await page.keyboard.press('Escape');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('consent:settings') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectStill(page, 'the cookie preferences');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('navigation:language').replace('{{name}}', 'English') }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectStill(page, 'the language menu');

  await page.goto('/vessel/lea');
  await page.getByRole('button', { name: say('common:viewer.next'), exact: true }).click();
  await expectStill(page, 'a yacht');
  await openNewYear(page, newYearPages[1], russian);
  await page.waitForLoadState('networkidle');
  await expectStill(page, 'New Year');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: text('ru', 'navigation:openMenu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectStill(page, 'the drawer');
});

test('a press of back to top arrives at once', async ({ page }) => {
  await page.goto('/fleet');
  await page.evaluate(() => window.scrollTo(0, 2000));
  const button = page.getByRole('button', { name: text('en', 'common:backToTop') });
  await expect(button).toBeVisible();
  const place = await button.evaluate((element: HTMLElement) => {
    element.click();
    return window.scrollY;
  });
  expect(place).toBe(0);
});
