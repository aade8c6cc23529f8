import { expectAccessible } from './support/axe';
import { ContactForm } from './support/ContactForm';
import { address, languages, text } from './support/languages';
import { storedEnquiries } from './support/service';
import { expect, test } from './support/test';

for (const language of languages) {
  test.describe(`the contact page in ${language.name}`, () => {
    test('shows ways to reach the company and answers questions', async ({ page }) => {
      await page.goto(address(language, '/contact'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text(language.code, 'contact:title'));
      await expect(main.getByRole('link', { name: 'voyages@polarmeridian.example' })).toHaveAttribute(
        'href',
        'mailto:voyages@polarmeridian.example',
      );
      await expect(main.getByRole('link', { name: '+370 5 200 00 00' })).toHaveAttribute(
        'href',
        'tel:+37052000000',
      );
      const profiles = await main
        .locator('a[target="_blank"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(profiles).toHaveLength(3);
      expect(new Set(profiles).size).toBe(1);

      const passport = text(language.code, 'contact:faq.items.5.answer', { months: 6 });
      await expect(main.getByText(passport)).toBeHidden();
      await main.getByText(text(language.code, 'contact:faq.items.5.question')).click();
      await expect(main.getByText(passport)).toBeVisible();
    });

    test('a message ends as one row in the database and empties the form', async ({ page }) => {
      const email = `message-${language.code}@example.com`;
      await page.goto(address(language, '/contact'));
      const form = new ContactForm(page, language.code);
      await form.show();
      await form.fill(email, 'Guten Tag,\nесть ли место?');
      await expect(form.submit).toBeDisabled();
      await form.privacy.check();
      await form.submit.click();

      const region = page.getByRole('region', { name: text(language.code, 'common:notifications.region') });
      await expect(region).toContainText(text(language.code, 'contact:form.successTitle'));
      await expect(form.control('name')).toHaveValue('');
      await expect(form.control('message')).toHaveValue('');
      await expect(form.privacy).not.toBeChecked();
      await expect(form.submit).toBeDisabled();
      const rows = storedEnquiries('contact_inquiry', email);
      expect(rows).toHaveLength(1);
      expect(Object.values(rows[0] ?? {})).toEqual(
        expect.arrayContaining([
          'Jūratė Łukasz-Šimkus',
          'Zwei Kojen im Februar?',
          'Guten Tag,\nесть ли место?',
        ]),
      );
    });

    test('shows what is missing and sends nothing', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/contact')) sent.push(request.url());
      });
      await page.goto(address(language, '/contact'));
      const form = new ContactForm(page, language.code);
      await form.show();
      await form.control('email').fill('katharina@');
      await form.privacy.check();
      await form.submit.click();

      await expect(form.form.getByText(text(language.code, 'forms:errors.required'))).toHaveCount(3);
      await expect(form.form.getByText(text(language.code, 'forms:errors.not-an-email'))).toBeVisible();
      await expect(form.control('name')).toBeFocused();
      expect(sent).toEqual([]);
      await expectAccessible(page);
    });

    test('a submission without the privacy box is told so', async ({ page }) => {
      await page.goto(address(language, '/contact'));
      const form = new ContactForm(page, language.code);
      await form.show();
      await form.form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
      await expect(form.form.getByRole('alert')).toHaveText(text(language.code, 'forms:privacyMissing'));
    });
  });
}

test.describe('when the service refuses', () => {
  test.use({ expectedFault: /503/ });

  for (const language of languages) {
    test(`a failed message keeps what was typed and shows status and body in ${language.name}`, async ({
      page,
    }) => {
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status: 503, body: 'The database is away.' }),
      );
      await page.goto(address(language, '/contact'));
      const form = new ContactForm(page, language.code);
      await form.show();
      await form.fill('kept-message@example.com', 'Please keep this.');
      await form.privacy.check();
      await form.submit.click();

      const region = page.getByRole('region', { name: text(language.code, 'common:notifications.region') });
      await expect(region).toContainText(text(language.code, 'contact:form.errorTitle'));
      await expect(region).toContainText('503: The database is away.');
      await expect(form.control('message')).toHaveValue('Please keep this.');
      await expect(form.privacy).toBeChecked();
    });
  }
});

test('the button says that the message is on its way and cannot be pressed twice', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  const form = new ContactForm(page, 'en');
  await form.show();
  await form.fill('slow-message@example.com', 'Take your time.');
  await form.privacy.check();
  await form.submit.click();

  await expect(form.form.getByRole('button', { name: text('en', 'contact:form.submitting') })).toBeDisabled();
  release();
  await expect(page.getByText(text('en', 'contact:form.successTitle'))).toBeVisible();
  expect(storedEnquiries('contact_inquiry', 'slow-message@example.com')).toHaveLength(1);
});
