import { BookingForm } from './support/BookingForm';
import { text } from './support/languages';
import { otherPort, startStaticHost } from './support/otherOrigin';
import { port, storedEnquiries } from './support/service';
import { expect, test } from './support/test';
import { declineCookies } from './support/visit';

const apiOrigin = `http://localhost:${port}`;
const siteOrigin = `http://localhost:${otherPort}`;
// The same host by another name: for a browser, and for the service, somebody else.
const foreignOrigin = `http://127.0.0.1:${otherPort}`;

test.describe('the site on another host than the service', () => {
  test.describe.configure({ mode: 'serial' });
  let end: () => Promise<unknown>;
  test.beforeAll(async () => {
    end = await startStaticHost(apiOrigin);
  });
  test.afterAll(() => end());

  test('sends a booking to the service, which stores it', async ({ page }) => {
    await declineCookies(page);
    const answer = await page.goto(`${siteOrigin}/de`);
    expect(answer?.headers()['content-security-policy']).toContain(`connect-src 'self' ${apiOrigin};`);
    const form = new BookingForm(page, 'de');
    await form.show();
    await form.expedition.selectOption('Lofoten Islands');
    const asked = page.waitForResponse(`${apiOrigin}/api/form-proof`);
    await form.send('other-origin@example.org');
    expect((await asked).status()).toBe(200);
    await expect(page.getByText(text('de', 'booking:success.title'), { exact: true })).toBeVisible();
    expect(storedEnquiries('booking_inquiry', 'other-origin@example.org')).toHaveLength(1);
  });

  test.describe('when the service refuses', () => {
    test.use({ expectedFault: /400/ });
    test('reads its sentence', async ({ page }) => {
      await page.goto(`${siteOrigin}/de/contact`);
      const sentence = await page.evaluate(async (address) => {
        const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'de' };
        const answer = await fetch(address, { method: 'POST', credentials: 'include', headers, body: '{' });
        return answer.text();
      }, `${apiOrigin}/api/contact`);
      expect(sentence).toBe(text('de', 'api:refusals.notJson'));
    });
  });

  test.describe('from a foreign origin', () => {
    test.use({ expectedFault: /CORS|403|could not be sent|ERR_FAILED|Failed to load/ });
    test('stores nothing', async ({ page }) => {
      await declineCookies(page);
      await page.goto(`${foreignOrigin}/de`);
      const form = new BookingForm(page, 'de');
      await form.show();
      await form.expedition.selectOption('Lofoten Islands');
      await form.send('foreign-origin@example.org');
      await expect(page.locator('[data-scope="toast"][data-kind="error"]')).toBeVisible();
      expect(storedEnquiries('booking_inquiry', 'foreign-origin@example.org')).toHaveLength(0);

      // What a browser sends without asking first.
      const refused = page.waitForResponse(`${apiOrigin}/api/contact`);
      await page.evaluate(
        (address) =>
          fetch(address, { method: 'POST', mode: 'no-cors', body: '{"name":"Ada"}' }).catch(() => undefined),
        `${apiOrigin}/api/contact`,
      );
      expect((await refused).status()).toBe(403);
    });
  });
});
