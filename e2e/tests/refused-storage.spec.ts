import type { Page } from '@playwright/test';
import { BookingForm } from './support/BookingForm';
import { ContactForm } from './support/ContactForm';
import { say, text } from './support/languages';
import { applicationForm } from './support/newYear';
import { storedEnquiries } from './support/service';
import { expect, test } from './support/test';

// A browser whose visitor has blocked cookies throws as soon as storage is named. An uncaught error fails every test here.

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException(`Failed to read the '${name}' property`, 'SecurityError');
        },
      });
    }
  });
});

const bannerOf = (page: Page, language: string) =>
  page.getByRole('region', { name: text(language, 'consent:banner.label') });

const decline = async (page: Page, language: string): Promise<void> => {
  await bannerOf(page, language)
    .getByRole('button', { name: text(language, 'consent:banner.decline') })
    .click();
  await expect(bannerOf(page, language)).toBeHidden();
};

test.describe('on every kind of page', () => {
  test.use({ expectedFault: /404/ });
  test('nothing fails', async ({ page }) => {
    for (const path of [
      '/de',
      '/de/expeditions',
      '/de/antarctica',
      '/de/fleet',
      '/de/vessel/lazarev',
      '/de/about',
      '/de/contact',
      '/de/photo-gallery',
      '/de/data-protection',
      '/ru/newyear2026',
      '/ru/newyear2027',
      '/ru/newyear2027v2',
      '/de/nowhere',
      '/de/vessel/titanic',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    }
  });
});

test('the answer about cookies holds until the page is left, and is asked for again after a reset', async ({
  page,
}) => {
  await page.goto('/de/expeditions');
  await decline(page, 'de');
  await page.getByRole('contentinfo').locator('a[href="/de/about"]').first().click();
  await expect(page).toHaveURL('/de/about');
  const settings = page
    .getByRole('contentinfo')
    .getByRole('button', { name: text('de', 'consent:settings') });
  await settings.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(text('de', 'consent:dialog.states.declined'));
  await expect(bannerOf(page, 'de')).toBeHidden();
  await dialog.getByRole('button', { name: text('de', 'consent:dialog.reset') }).click();
  await page.keyboard.press('Escape');
  await expect(bannerOf(page, 'de')).toBeVisible();
});

test.describe('with a German browser', () => {
  test.use({ locale: 'de-DE' });
  test('English can be chosen and stays on the way through the site', async ({ page }) => {
    await page.goto('/fleet');
    await expect(page).toHaveURL('/de/fleet');
    await page.getByRole('button', { name: text('de', 'navigation:language', { name: 'Deutsch' }) }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page).toHaveURL('/fleet');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page).toHaveURL('/fleet');
    // As a link does whose page's script has not come.
    await page.evaluate(() => location.assign('/about'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('about:hero.title'));
    await expect(page).toHaveURL('/about');
  });
});

test('a Book button preselects its voyage, and the enquiry arrives', async ({ page }) => {
  await page.goto('/antarctica');
  await decline(page, 'en');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('voyage:book') })
    .first()
    .click();
  const form = new BookingForm(page, 'en');
  await form.show();
  await expect(form.expedition).toHaveValue('Antarctica Expedition');
  await form.send('no-storage@example.com');
  await expect(page.getByText(say('booking:success.title'))).toBeVisible();
  expect(storedEnquiries('booking_inquiry', 'no-storage@example.com')).toMatchObject([
    { expedition: 'Antarctica Expedition' },
  ]);
});

test('the contact form and an application arrive', async ({ page }) => {
  await page.goto('/contact');
  await decline(page, 'en');
  const contact = new ContactForm(page, 'en');
  await contact.show();
  await contact.send('no-storage@example.com');
  await expect(page.getByText(say('contact:form.successTitle'))).toBeVisible();
  expect(storedEnquiries('contact_inquiry', 'no-storage@example.com')).toHaveLength(1);

  await page.goto('/newyear2027');
  await expect(page).toHaveURL('/ru/newyear2027');
  await decline(page, 'ru');
  const form = await applicationForm(page);
  for (const [name, value] of [
    ['firstName', 'Käthe'],
    ['lastName', 'Сидорова'],
    ['email', 'no-storage-application@example.com'],
  ] as const)
    await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(page.getByText(text('ru', 'newyear:form.successTitle'))).toBeVisible();
  expect(storedEnquiries('booking_inquiry', 'no-storage-application@example.com')).toHaveLength(1);
});
