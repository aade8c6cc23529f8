import type { Page } from '@playwright/test';
import { text } from './support/languages';
import { expect, test } from './support/test';
import { documentHeadersFor, ids, shippedCompany, withNetworks } from './support/thirdParties';

// What the Content-Security-Policy refuses is an error in the console, which fails every test here.

const say = (key: string) => text('de', `consent:${key}`);

const script = 'www.googletagmanager.com/gtag/js';
const collect = 'region1.google-analytics.com/g/collect';
const advertisingScript = 'pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';
const advertisement = 'googleads.g.doubleclick.net/pagead/ads';

const bannerOf = (page: Page) => page.getByRole('region', { name: say('banner.label') });

const answer = async (page: Page, name: 'accept' | 'decline'): Promise<void> => {
  await bannerOf(page)
    .getByRole('button', { name: say(`banner.${name}`) })
    .click();
  await expect(bannerOf(page)).toBeHidden();
};

/** Resets the consent in the preferences, expects that the banner asks again at once, and closes the preferences. */
const reset = async (page: Page): Promise<void> => {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('settings') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('dialog.reset') })
    .click();
  await expect(page.locator(`section[aria-label="${say('banner.label')}"]`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bannerOf(page)).toBeVisible();
};

/** Goes on to another page inside the site, without a load, and lets it come to rest. */
const goOn = async (page: Page, to: string): Promise<void> => {
  await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(to);
  await page.waitForLoadState('networkidle');
};

const foreignCookies = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'));

test('the policy of these tests is the one that the service sends', async ({ request }) => {
  const sent = (await request.get('/de')).headers()['content-security-policy'];
  expect(documentHeadersFor(shippedCompany)['Content-Security-Policy']).toBe(sent);
});

test('analytics starts with the consent, measures the visit, stops with the reset, and goes on with a new consent', async ({
  page,
}) => {
  const asked = await withNetworks(page);
  const measured = () => asked.filter((address) => address === collect).length;
  // A page without a place for advertising.
  await page.goto('/de/contact');
  await expect(bannerOf(page)).toBeVisible();
  expect(asked).toEqual([]);

  await answer(page, 'accept');
  await expect.poll(() => asked).toEqual([script, collect]);
  await goOn(page, '/de/legal-notice');
  await expect.poll(measured).toBe(2);
  expect(await foreignCookies(page)).toEqual(['_ga', '_ga_STANDIN']);

  await reset(page);
  expect(await foreignCookies(page)).toEqual([]);
  const before = asked.length;
  await goOn(page, '/de/data-protection');
  expect(asked).toHaveLength(before);
  expect(await foreignCookies(page)).toEqual([]);

  await answer(page, 'accept');
  await goOn(page, '/de/terms-of-use');
  await expect.poll(measured).toBe(3);
});

test('advertising fills its place with the consent, and leaves it to our own with the reset', async ({
  page,
}) => {
  const asked = await withNetworks(page);
  const filled = () => asked.filter((address) => address === advertisement).length;
  const ownIn = (slot: string) => page.locator(`[data-ad-slot="${slot}"]`).getByRole('link');
  await page.goto('/de/expeditions');
  await expect(bannerOf(page)).toBeVisible();
  await expect(ownIn('footer')).toBeVisible();
  expect(asked).toEqual([]);

  await answer(page, 'accept');
  await expect.poll(() => asked).toEqual(expect.arrayContaining([advertisingScript, advertisement]));
  const place = page.locator(`ins[data-ad-client="${ids.client}"]`);
  await expect(place.locator('iframe')).toBeVisible();
  await expect(ownIn('footer')).toBeHidden();
  await goOn(page, '/de/about');
  await expect.poll(filled).toBe(2);
  expect(await foreignCookies(page)).toContain('__gads');

  await reset(page);
  await expect(place).toHaveCount(0);
  await expect(ownIn('footer')).toBeVisible();
  expect(await foreignCookies(page)).toEqual([]);
  expect(
    await page.evaluate(
      () => (window as { adsbygoogle?: { pauseAdRequests?: number } }).adsbygoogle?.pauseAdRequests,
    ),
  ).toBe(1);
  const before = asked.length;
  await goOn(page, '/de/expeditions');
  expect(asked).toHaveLength(before);

  await answer(page, 'accept');
  await expect.poll(filled).toBe(3);
});

test('neither starts after the visitor has declined, on no page and after no load', async ({ page }) => {
  const asked = await withNetworks(page);
  await page.goto('/de/expeditions');
  await answer(page, 'decline');
  await goOn(page, '/de/about');
  await page.goto('/de/fleet', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await foreignCookies(page)).toEqual([]);
});

test('what the preferences no longer allow stops, and its cookies go', async ({ page }) => {
  const asked = await withNetworks(page);
  await page.goto('/de/contact');
  await answer(page, 'accept');
  await expect.poll(() => asked).toContain(collect);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('settings') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('kinds.analytics.name'), { exact: true }).click();
  await expect(page.getByRole('switch', { name: say('kinds.analytics.name') })).not.toBeChecked();
  const before = asked.length;
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: say('dialog.save') }).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(before);
  expect(await foreignCookies(page)).toEqual([]);
});
