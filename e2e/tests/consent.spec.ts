import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { address, languages, text } from './support/languages';
import { expect, test } from './support/test';

const stored = (page: Page) =>
  page.evaluate(() => ({
    consent: localStorage.getItem('cookie-consent'),
    date: localStorage.getItem('cookie-consent-date'),
    settings: JSON.parse(localStorage.getItem('cookie-settings') ?? 'null') as Record<string, boolean> | null,
  }));

const isoDate = /^\d{4}-\d\d-\d\dT/;

for (const language of languages) {
  const say = (key: string) => text(language.code, `consent:${key}`);
  const bannerOf = (page: Page) => page.getByRole('region', { name: say('banner.label') });

  test.describe(`consent in ${language.name}`, () => {
    test('the banner comes after a second; Accept All stores the answer and its date', async ({ page }) => {
      await page.goto(address(language, '/expeditions'));
      await expect(bannerOf(page)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: say('banner.accept') }).click();
      await expect(bannerOf(page)).toBeHidden();
      const { consent, date } = await stored(page);
      expect(consent).toBe('accepted');
      expect(date).toMatch(isoDate);
    });

    test('Decline stores the answer; the details unfold and fold', async ({ page }) => {
      await page.goto(address(language, '/expeditions'));
      const banner = bannerOf(page);
      await banner.getByRole('button', { name: say('settings') }).click();
      await expect(banner.getByText(say('kinds.analytics.text'))).toBeVisible();
      await banner.getByRole('button', { name: say('banner.hideDetails') }).click();
      await expect(banner.getByText(say('kinds.analytics.text'))).toBeHidden();
      await banner.getByRole('button', { name: say('banner.decline') }).click();
      await expect(banner).toBeHidden();
      expect((await stored(page)).consent).toBe('declined');
    });

    test('the close button hides the banner and stores nothing', async ({ page }) => {
      await page.goto(address(language, '/expeditions'));
      await bannerOf(page)
        .getByRole('button', { name: say('banner.close') })
        .click();
      await expect(bannerOf(page)).toBeHidden();
      expect(await stored(page)).toEqual({ consent: null, date: null, settings: null });
    });

    test('the dialog saves, states and resets what was chosen', async ({ page }) => {
      await page.goto(address(language, '/expeditions'));
      const trigger = page.getByRole('contentinfo').getByRole('button', { name: say('settings') });
      const toggle = (kind: string) => page.getByRole('switch', { name: say(`kinds.${kind}.name`) });
      await trigger.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(toggle('essential')).toBeChecked();
      await expect(toggle('essential')).toBeDisabled();
      for (const kind of ['analytics', 'advertising', 'functional'])
        await expect(toggle(kind)).not.toBeChecked();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(trigger).toBeFocused();

      await trigger.click();
      await dialog.getByText(say('kinds.analytics.name'), { exact: true }).click();
      await expect(toggle('analytics')).toBeChecked();
      const reloaded = page.waitForEvent('load');
      await dialog.getByRole('button', { name: say('dialog.save') }).click();
      await reloaded;
      const { consent, date, settings } = await stored(page);
      expect({ consent, settings }).toEqual({
        consent: 'accepted',
        settings: { essential: true, analytics: true, advertising: false, functional: false },
      });
      expect(date).toMatch(isoDate);

      await trigger.click();
      await expect(dialog).toContainText(say('dialog.states.accepted'));
      await dialog.getByRole('button', { name: say('dialog.reset') }).click();
      await expect(toggle('analytics')).not.toBeChecked();
      expect(await stored(page)).toEqual({ consent: null, date: null, settings: null });
    });
  });
}

test('on a phone the banner is low, and its answers stand side by side, alike and large enough for a finger', async ({
  page,
}) => {
  // It does not rise while it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of languages) {
    const say = (key: string) => text(language.code, `consent:${key}`);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address(language, '/'));
      const banner = page.getByRole('region', { name: say('banner.label') });
      const boxOf = async (key: string) => {
        const box = await banner.getByRole('button', { name: say(key), exact: true }).boundingBox();
        expect(box!.height, key).toBeGreaterThanOrEqual(44);
        expect(box!.width, key).toBeGreaterThanOrEqual(44);
        return box!;
      };
      await expect(banner).toBeVisible();
      expect((await banner.boundingBox())!.height, `${language.name} at ${width} px`).toBeLessThan(190);
      const [accept, decline] = [await boxOf('banner.accept'), await boxOf('banner.decline')];
      expect([decline.y, decline.width, decline.height]).toEqual([accept.y, accept.width, accept.height]);
      await boxOf('settings');
      await boxOf('banner.close');
    }
  }
});

test('saving with everything off counts as declined', async ({ page }) => {
  await page.goto('/expeditions');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: text('en', 'consent:settings') })
    .click();
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('en', 'consent:dialog.save') })
    .click();
  await reloaded;
  expect((await stored(page)).consent).toBe('declined');
});

test('advertising slots keep their space from the first paint, with a house banner inside', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.locator('[data-ad-slot="banner"]').first();
  expect((await banner.boundingBox())?.height).toBe(90);
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/ru/newyear2027');
  for (const [path, slot, width, height] of [
    ['/antarctica', 'in-content', 728, 250],
    ['/fleet', 'sidebar', 300, 250],
    ['/expeditions', 'footer', 728, 90],
    ['/about', 'footer', 728, 90],
    ['/photo-gallery', 'footer', 728, 90],
  ] as const) {
    await page.goto(path);
    const place = page.locator(`[data-ad-slot="${slot}"]`);
    expect(await place.boundingBox(), path).toMatchObject({ width, height });
    await expect(place.getByRole('link')).toBeVisible();
  }
});
