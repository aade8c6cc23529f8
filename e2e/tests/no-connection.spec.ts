import type { Page } from '@playwright/test';
import { ContactForm } from './support/ContactForm';
import { address, languages, text } from './support/languages';
import { applicationForm } from './support/newYear';
import { storedEnquiries } from './support/service';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ expectedFault: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

/** The keys of the enquiries that a page sends or tries to send, in order. */
const sentKeys = (page: Page): string[] => {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.method() === 'POST' && request.headers()['idempotency-key'];
    if (key) keys.push(key);
  });
  return keys;
};

/** The one notification, in whichever place it is shown. */
const notification = (page: Page, code: string) =>
  page.getByRole('region', { name: text(code, 'common:notifications.region') });

for (const language of languages) {
  test(`without a connection the form says so in ${language.name}, and sends when it is pressed again`, async ({
    page,
    context,
  }) => {
    const email = `no-connection-${language.code}@example.com`;
    const keys = sentKeys(page);
    await visit(page, address(language, '/contact'));
    const form = new ContactForm(page, language.code);
    await form.show();
    await form.fill(email, 'Zwei Kojen?');
    await form.privacy.check();
    await expect(notification(page, language.code)).toBeAttached();
    await context.setOffline(true);
    await form.submit.click();
    await expect(notification(page, language.code)).toContainText(
      text(language.code, 'contact:form.errorTitle'),
    );
    await expect(notification(page, language.code)).toContainText(
      text(language.code, 'forms:connectionLost'),
    );
    await expect(page.getByText('Failed to fetch')).toHaveCount(0);
    await expect(form.control('message')).toHaveValue('Zwei Kojen?');
    expect(keys).toHaveLength(1);

    await context.setOffline(false);
    // Longer than a form that sent by itself would take.
    await page.waitForTimeout(1_500);
    expect(keys).toHaveLength(1);
    await form.submit.click();
    await expect(form.control('message')).toHaveValue('');
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(storedEnquiries('contact_inquiry', email)).toHaveLength(1);
  });
}

test('pressed again without a connection, it is sent as soon as there is one', async ({ page, context }) => {
  const email = 'awaited@example.com';
  await visit(page, '/ru/newyear2027');
  const form = await applicationForm(page);
  for (const [name, value] of Object.entries({ firstName: 'Käthe', lastName: 'Сидорова', email }))
    await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('checkbox').check();
  await expect(notification(page, 'ru')).toBeAttached();
  await context.setOffline(true);
  await form.getByRole('button').click();
  await expect(notification(page, 'ru')).toContainText(text('ru', 'forms:connectionLost'));
  await form.getByRole('button').click();
  await expect(notification(page, 'ru')).toContainText(text('ru', 'forms:connectionAwaited'));
  await expect(form.getByRole('button')).toBeDisabled();
  // What is changed meanwhile is sent as it stands then.
  await form.locator('[name="message"]').fill('И собака.');
  await context.setOffline(false);
  await expect(form).toHaveAttribute('data-submissions', '1');
  expect(storedEnquiries('booking_inquiry', email)).toEqual([
    expect.objectContaining({ message: 'И собака.' }),
  ]);
});
