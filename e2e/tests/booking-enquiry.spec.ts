import { BookingForm } from './support/BookingForm';
import { address, languages, text } from './support/languages';
import { storedEnquiries } from './support/service';
import { expect, test } from './support/test';

/** The fixed list of what can be asked for: id of the expedition and the name that travels. */
const bookable = [
  ['antarctica', 'Antarctica Expedition'],
  ['east-greenland', 'East Greenland'],
  ['west-greenland', 'West Greenland'],
  ['lofoten', 'Lofoten Islands'],
  ['yacht-transfer', 'Yacht Transfer'],
  ['newyear2026', 'Antarctica New Year 2026'],
  ['newyear2027', 'Antarctica New Year 2027 Celebration'],
] as const;

for (const language of languages) {
  test.describe(`booking enquiry in ${language.name}`, () => {
    test('goes from the home page over Antarctica to a row in the database', async ({ page }) => {
      const email = `journey-${language.code}@example.com`;
      await page.goto(address(language, '/'));
      await page
        .getByRole('navigation')
        .getByRole('link', { name: text(language.code, 'navigation:pages.expeditions') })
        .click();
      await page.getByRole('link', { name: text(language.code, 'expeditions:antarctica.name') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text(language.code, 'expeditions:antarctica.title'),
      );

      await page
        .getByRole('link', { name: text(language.code, 'voyage:book') })
        .first()
        .click();
      const form = new BookingForm(page, language.code);
      await form.show();
      await expect(form.expedition).toHaveValue('Antarctica Expedition');
      expect(await page.evaluate(() => sessionStorage.getItem('selected-expedition'))).toBeNull();

      await expect(form.expedition.locator('option:not([value=""])')).toHaveText(
        bookable.map(([slug]) => text(language.code, `expeditions:${slug}.name`)),
      );
      expect(
        await form.expedition
          .locator('option:not([value=""])')
          .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
      ).toEqual(bookable.map(([, name]) => name));
      await expect(form.control('email')).toHaveAttribute('type', 'email');
      await expect(form.control('phone')).toHaveAttribute('type', 'tel');
      await form.fill(email, 'Zwei Personen.\nГотовы к качке.');
      await expect(form.submit).toBeDisabled();
      await form.privacy.check();
      await form.submit.click();

      await expect(
        page.getByRole('region', { name: text(language.code, 'common:notifications.region') }),
      ).toContainText(text(language.code, 'booking:success.title'));
      await expect(form.control('firstName')).toHaveValue('');
      await expect(form.expedition).toHaveValue('');
      await expect(form.privacy).not.toBeChecked();
      const rows = storedEnquiries('booking_inquiry', email);
      expect(rows).toHaveLength(1);
      expect(Object.values(rows[0] ?? {})).toEqual(
        expect.arrayContaining([
          'Käthe',
          'Сидорова',
          '+49 30 1234567',
          'Antarctica Expedition',
          'whatsapp',
          'Zwei Personen.\nГотовы к качке.',
        ]),
      );
    });

    test('shows what is missing and sends nothing', async ({ page }) => {
      await page.goto(address(language, '/#send-us-a-message'));
      const form = new BookingForm(page, language.code);
      await form.show();
      await form.control('email').fill('katharina@');
      await form.privacy.check();
      await form.submit.click();

      await expect(form.form.getByText(text(language.code, 'forms:errors.required'))).toHaveCount(4);
      await expect(form.form.getByText(text(language.code, 'forms:errors.not-an-email'))).toBeVisible();
      await expect(form.control('firstName')).toBeFocused();
    });

    test('a submission without the privacy box is told so', async ({ page }) => {
      await page.goto(address(language, '/#send-us-a-message'));
      const form = new BookingForm(page, language.code);
      await form.show();
      await form.form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
      await expect(form.form.getByRole('alert')).toHaveText(text(language.code, 'forms:privacyMissing'));
    });
  });
}

test.describe('when the service refuses', () => {
  test.use({ expectedFault: /503/ });

  test('a failed enquiry keeps what was typed and shows status and body', async ({ page }) => {
    await page.route('**/api/booking', (route) =>
      route.fulfill({ status: 503, body: 'The database is away.' }),
    );
    await page.goto('/#send-us-a-message');
    const form = new BookingForm(page, 'en');
    await form.show();
    await form.expedition.selectOption('Lofoten Islands');
    await form.fill('kept@example.com', 'Please keep this.');
    await form.privacy.check();
    await form.submit.click();

    await expect(page.getByText('503: The database is away.')).toBeVisible();
    await expect(form.control('message')).toHaveValue('Please keep this.');
    await expect(form.expedition).toHaveValue('Lofoten Islands');
    expect(storedEnquiries('booking_inquiry', 'kept@example.com')).toHaveLength(0);
  });
});

test('the button says that the enquiry is on its way and cannot be pressed twice', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/booking', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/#send-us-a-message');
  const form = new BookingForm(page, 'en');
  await form.show();
  await form.expedition.selectOption('Yacht Transfer');
  await form.send('slow@example.com');

  await expect(form.form.getByRole('button', { name: text('en', 'booking:form.submitting') })).toBeDisabled();
  release();
  await expect(page.getByText(text('en', 'booking:success.title'))).toBeVisible();
  expect(storedEnquiries('booking_inquiry', 'slow@example.com')).toHaveLength(1);
});

test('a Book button pressed before the page is alive preselects as well', async ({ context }) => {
  const page = await context.newPage();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/lofoten');
  await page.unroute('**/*.js');
  await page
    .getByRole('main')
    .getByRole('link', { name: text('en', 'voyage:book') })
    .first()
    .click();
  const form = new BookingForm(page, 'en');
  await form.show();
  await expect(form.expedition).toHaveValue('West Greenland');
});
