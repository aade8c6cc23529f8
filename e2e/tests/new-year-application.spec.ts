import { text } from './support/languages';
import { applicationForm, newYearPages, newYearVisits, openNewYear, russian } from './support/newYear';
import { storedEnquiries } from './support/service';
import { expect, test } from './support/test';

const applicant = { firstName: 'Käthe', lastName: 'Сидорова' };

for (const { newYear, language } of newYearVisits) {
  const words = (key: string) => text(language.code, `newyear:form.${key}`);

  test.describe(`application on ${newYear.path} in ${language.name}`, () => {
    test.beforeEach(({ page }) => openNewYear(page, newYear, language));

    test('is stored without telephone and box, and the form is emptied', async ({ page }) => {
      const email = `new-year-${newYear.path.slice(1)}-${language.code}@example.com`;
      const form = await applicationForm(page);
      const submit = form.getByRole('button');
      await expect(form.locator('[name="contactMethod"] option:not([value=""])')).toHaveText(
        newYear.contactMethods.map((method) => text(language.code, `forms:methods.${method}`)),
      );
      await expect(form.locator('[name="message"]')).toHaveAttribute('rows', '4');
      await expect(submit).toBeDisabled();
      for (const [name, value] of Object.entries({ ...applicant, email })) {
        await form.getByLabel(text(language.code, `forms:${name}`), { exact: true }).fill(value);
      }
      await form.locator('[name="contactMethod"]').selectOption('telegram');
      await form.getByRole('checkbox').check();

      const request = page.waitForRequest('**/api/booking');
      await submit.click();
      expect((await request).postDataJSON()).toEqual({
        ...applicant,
        email,
        contactMethod: 'telegram',
        expedition: newYear.expedition,
      });
      const region = page.getByRole('region', {
        name: text(language.code, 'common:notifications.region'),
      });
      await expect(region).toContainText(words('successTitle'));
      await expect(region).toContainText(words('success'));
      await expect(form).toHaveAttribute('data-submissions', '1');
      await expect(form.locator('[name="email"]')).toHaveValue('');
      await expect(form.getByRole('checkbox')).not.toBeChecked();
      expect(storedEnquiries('booking_inquiry', email)).toHaveLength(1);
    });

    test('without the agreement it is told so', async ({ page }) => {
      const form = await applicationForm(page);
      await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
      const region = page.getByRole('region', {
        name: text(language.code, 'common:notifications.region'),
      });
      await expect(region).toContainText(words('errorTitle'));
      await expect(region).toContainText(words('notAgreed'));
      await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
      await expect(region.getByText(words('notAgreed'))).toHaveCount(1);
    });
  });
}

test.describe('when the service refuses', () => {
  test.use({ expectedFault: /503/ });
  test('a failed application keeps what was typed', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/booking', async (route) => {
      await held;
      await route.fulfill({ status: 503, body: 'The database is away.' });
    });
    await openNewYear(page, newYearPages[1], russian);
    const form = await applicationForm(page);
    for (const [name, value] of Object.entries({ ...applicant, email: 'kept@example.com' })) {
      await form.locator(`[name="${name}"]`).fill(value);
    }
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    await expect(form.getByRole('button')).toBeDisabled();
    await expect(form.getByRole('button')).toHaveText(text('ru', 'newyear:form.submitting'));
    release();
    await expect(page.getByText(text('ru', 'newyear:form.error'))).toBeVisible();
    await expect(form.locator('[name="lastName"]')).toHaveValue(applicant.lastName);
    await expect(form.getByRole('checkbox')).toBeChecked();
    await expect(form).toHaveAttribute('data-submissions', '0');
  });
});
