import type { Page } from '@playwright/test';
import { expectStateAccessible } from '../support/axe';
import { BookingForm } from '../support/BookingForm';
import { ContactForm } from '../support/ContactForm';
import { setTextSize, zoomFourfold } from '../support/enlarge';
import { address, stateLanguages, text } from '../support/languages';
import { expectNothingLost } from '../support/loss';
import { applicationForm, newYearPages, openNewYear } from '../support/newYear';
import { expect, test } from '../support/test';
import { resize } from '../support/viewport';
import { declineCookies, visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = '[role="dialog"]';
const desktop = [1440];
const belowDesktop = [320, 768];

/** Expects that a state is accessible at its widths, and that nothing of it is lost at 400 % zoom and with text of 200 %. */
const expectSoundState = async (page: Page, part: string, widths?: readonly number[]): Promise<void> => {
  await expect(page.locator(part).first()).toBeVisible();
  await expectStateAccessible(page, part, widths);
  await zoomFourfold(page);
  await expectNothingLost(page, `${part} at 400 % zoom`);
  await setTextSize(page, 200);
  await resize(page, widths?.[0] === 1440 ? 1440 : 390);
  await expectNothingLost(page, `${part} with text of 200 %`);
  await setTextSize(page, 100);
  await resize(page, widths?.[0] ?? 1280);
};

for (const language of stateLanguages) {
  const say = (key: string, values?: Readonly<Record<string, string | number>>) =>
    text(language.code, key, values);

  test.describe(`states in ${language.name}`, () => {
    test('the cookie banner, folded and unfolded, and the cookie preferences', async ({ page }) => {
      await page.goto(address(language, '/expeditions'));
      const banner = page.getByRole('region', { name: say('consent:banner.label') });
      const region = `section[aria-label="${say('consent:banner.label')}"]`;
      await expect(banner).toBeVisible();
      await expectSoundState(page, region);
      await banner.getByRole('button', { name: say('consent:settings') }).click();
      await expectSoundState(page, region);
      await banner.getByRole('button', { name: say('consent:banner.accept') }).click();
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: say('consent:settings') })
        .click();
      await expectSoundState(page, dialog);
    });

    test('the menu of small screens, the language menu, a tooltip and back to top', async ({ page }) => {
      await declineCookies(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address(language, '/fleet'));
      await page.getByRole('button', { name: say('navigation:openMenu') }).click();
      await expectSoundState(page, dialog, belowDesktop);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      await resize(page, 1440);
      await page
        .getByRole('button', { name: say('navigation:language', { name: language.name }) })
        .press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await expectSoundState(page, '[role="menu"]', desktop);
      await page.keyboard.press('Escape');

      await page.evaluate(() => window.scrollTo(0, 400));
      await page.getByRole('button', { name: say('common:backToTop') }).hover();
      await expect(page.getByRole('tooltip', { includeHidden: true })).toBeVisible();
      await expectStateAccessible(page, '[role="tooltip"]', desktop);
    });

    for (const [path, opener] of [
      ['/', 'main button[aria-haspopup="dialog"]'],
      ['/photo-gallery', 'main button[aria-haspopup="dialog"]'],
      ['/antarctica', 'main button[aria-haspopup="dialog"]'],
    ] as const) {
      test(`a photograph of ${path} at full size`, async ({ page }) => {
        await visit(page, address(language, path));
        await page.locator(opener).first().click();
        await expectSoundState(page, dialog);
      });
    }

    test('the last picture of a yacht, all answers open, a film that plays', async ({ page }) => {
      await visit(page, address(language, '/vessel/lazarev'));
      await page.getByRole('button', { name: say('common:viewer.previous'), exact: true }).click();
      await expect(page.getByText(say('common:viewer.slash', { index: 11, total: 11 }))).toBeVisible();
      await expectSoundState(page, 'figure');

      await page.goto(address(language, '/fleet'));
      await page.evaluate(() => {
        for (const answer of document.querySelectorAll('details')) answer.open = true;
      });
      await expectSoundState(page, 'details');

      await page.route(/youtube-nocookie\.com/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
      );
      await page.goto(address(language, '/antarctica'));
      await page
        .getByRole('main')
        .getByRole('button', { name: /\d\s(min|Min\.|мин)$/ })
        .click();
      await expectSoundState(page, 'iframe');
    });

    test('the booking form with faults, and what follows sending', async ({ page }) => {
      await declineCookies(page);
      await page.route('**/api/booking', (route) =>
        route.fulfill({ status: 201, json: { id: 1, createdAt: '2026-01-01T00:00:00.000Z' } }),
      );
      await page.goto(address(language, '/#send-us-a-message'));
      const form = new BookingForm(page, language.code);
      await form.show();
      await form.form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
      await expect(form.form.getByRole('alert')).toBeVisible();
      await form.privacy.check();
      await form.submit.click();
      await expect(form.form.locator('[data-field-error]').first()).toBeVisible();
      await expectSoundState(page, 'form');
      await form.expedition.selectOption('Lofoten Islands');
      await form.send('a@b.example');
      await expectNotificationSound(page, say('booking:success.title'));
    });

    test('the contact form with faults, and what follows sending', async ({ page }) => {
      await declineCookies(page);
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status: 201, json: { id: 1, createdAt: '2026-01-01T00:00:00.000Z' } }),
      );
      await page.goto(address(language, '/contact'));
      const form = new ContactForm(page, language.code);
      await form.show();
      await form.privacy.check();
      await form.submit.click();
      await expect(form.form.locator('[data-field-error]').first()).toBeVisible();
      await expectSoundState(page, 'form');
      await form.send('a@b.example');
      await expectNotificationSound(page, say('contact:form.successTitle'));
    });

    test('the New Year form with faults and without agreement, the last day, the drawer', async ({
      page,
    }) => {
      const stepper = newYearPages[1];
      await openNewYear(page, stepper, language);
      const route = page.locator('#route');
      await route.getByRole('button', { name: /^10\s/ }).click();
      await expect(route.getByRole('button', { name: say('newyear:stepper.next') })).toBeDisabled();
      await expectSoundState(page, '#route');

      const form = await applicationForm(page);
      await form.getByRole('checkbox').check();
      await form.getByRole('button').click();
      await expect(form.locator('[data-field-error]').first()).toBeVisible();
      await expectSoundState(page, 'form');
      await form.getByRole('checkbox').uncheck();
      await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
      await expectNotificationSound(page, say('newyear:form.errorTitle'));

      await resize(page, 390);
      await page.getByRole('button', { name: say('navigation:openMenu') }).click();
      await expectSoundState(page, dialog, belowDesktop);
    });
  });
}

/** A notification that has the focus waits for its reader. */
async function expectNotificationSound(page: Page, title: string): Promise<void> {
  const notifications = '[data-scope="toast"][data-part="group"]';
  await expect(page.locator(notifications).getByText(title, { exact: true })).toBeVisible();
  await page.keyboard.press('F8');
  const card = '[data-scope="toast"][data-part="root"]';
  await expectSoundState(page, card);
  await page.locator(card).getByRole('button').click();
  await expect(page.locator(card)).toHaveCount(0);
}
