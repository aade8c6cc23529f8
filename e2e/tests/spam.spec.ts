import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { BookingForm } from './support/BookingForm';
import { ContactForm } from './support/ContactForm';
import { address, languages, text } from './support/languages';
import { applicationForm } from './support/newYear';
import { storedEnquiries } from './support/service';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const sent = (page: Page, title: string): Promise<void> => expect(page.getByText(title)).toBeVisible();

test('a visitor neither sees, reaches nor hears of the trap', async ({ page }) => {
  await page.goto('/contact');
  const form = new ContactForm(page, 'en');
  await form.show();
  const trap = form.control('homepage');
  await expect(trap).toHaveCount(1);
  await expect(trap).not.toBeInViewport();
  await expect(form.form.getByRole('textbox')).toHaveCount(4);
  await form.control('message').focus();
  await page.keyboard.press('Tab');
  await expect(form.privacy).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(form.control('message')).toBeFocused();
  await expectAccessible(page);
});

test('a robot that fills in everything is thanked and set apart', async ({ page }) => {
  await page.goto('/contact');
  const form = new ContactForm(page, 'en');
  await form.show();
  await form.control('homepage').evaluate((control: HTMLInputElement) => {
    control.value = 'https://robot.example';
  });
  await form.send('robot@example.com');
  await sent(page, text('en', 'contact:form.successTitle'));
  expect(storedEnquiries('contact_inquiry', 'robot@example.com')).toMatchObject([{ suspicion: 'trap' }]);
});

test('a form that is filled in at once waits until a person could have done it', async ({ page }) => {
  const proofs: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') proofs.push(request.headers()['form-proof']);
  });
  await page.goto('/#send-us-a-message');
  const form = new BookingForm(page, 'en');
  await form.show();
  await form.expedition.selectOption('Lofoten Islands');
  await form.send('swift@example.com', 'https://a.example https://b.example');
  await sent(page, text('en', 'booking:success.title'));
  expect(proofs).toEqual([expect.stringMatching(/^\d+\.[\w-]{43}$/)]);
  expect(storedEnquiries('booking_inquiry', 'swift@example.com')).toMatchObject([{ suspicion: null }]);
});

test('without a proof the enquiry is sent all the same', async ({ page }) => {
  await page.route('**/api/form-proof', (route) => route.fulfill({ body: '<h1>A hotel’s network</h1>' }));
  await page.goto('/contact');
  const form = new ContactForm(page, 'en');
  await form.show();
  await form.send('unproven@example.com');
  await sent(page, text('en', 'contact:form.successTitle'));
  expect(storedEnquiries('contact_inquiry', 'unproven@example.com')).toMatchObject([{ suspicion: null }]);
});

test('a New Year application carries a trap and a proof too', async ({ page }) => {
  await visit(page, '/ru/newyear2027');
  const form = await applicationForm(page);
  await expect(form.locator('[name="homepage"]')).not.toBeInViewport();
  const proof = page.waitForResponse('**/api/form-proof');
  await form.locator('[name="firstName"]').focus();
  expect((await proof).status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages) {
    test(`a form gives way to an address and a number in ${language.name}`, async ({ page }) => {
      for (const path of ['/', '/contact', '/newyear2026', '/newyear2027', '/newyear2027v2']) {
        await page.goto(address(language, path));
        await expect(page.locator('form[data-form]'), path).toBeHidden();
        const words = text(language.code, 'forms:withoutScript', {
          email: 'voyages@polarmeridian.example',
          phone: '+370 5 200 00 00',
        });
        const notice = page.getByRole('main').getByRole('paragraph').filter({ hasText: words });
        await expect(notice, path).toBeVisible();
        await expect(notice.locator('a[href="mailto:voyages@polarmeridian.example"]'), path).toBeVisible();
        await expect(notice.locator('a[href="tel:+37052000000"]'), path).toHaveText('+370 5 200 00 00');
      }
    });
  }
});
