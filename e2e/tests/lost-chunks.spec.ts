import type { Locator, Page } from '@playwright/test';
import { type Fate, countLoads, decideLateScripts } from './support/lateScripts';
import { text } from './support/languages';
import { storedEnquiries } from './support/service';
import { expect, test, untilAlive } from './support/test';
import { visit } from './support/visit';

const say = (key: string, values?: Record<string, string>) => text('de', key, values);

/** How a script is lost: the line is cut, the request alone fails, or a deployment has replaced it. */
type Loss = { name: string; fate: Fate; cut: boolean };
const losses: readonly Loss[] = [
  { name: 'the line is cut', fate: 'served', cut: true },
  { name: 'its request is refused', fate: 'refused', cut: false },
  { name: 'a deployment has replaced it', fate: 'missing', cut: false },
];

const alive = (form: Locator): Promise<boolean> =>
  form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

/** Header, text and footer are there, in the page that was opened. */
const expectPage = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

// What is provoked here is lost requests alone; no script may throw.
test.use({
  expectedFault: /Failed to load resource|ERR_|^404: .*\.js$|preload/,
  viewport: { width: 390, height: 600 },
});

/** What is pressed, and what it opens. */
const pressed = [
  {
    name: 'the menu',
    path: '/de/contact',
    button: (page: Page) => page.getByRole('button', { name: say('navigation:openMenu') }),
  },
  {
    name: 'the cookie settings',
    path: '/de/contact',
    button: (page: Page) =>
      page.getByRole('contentinfo').getByRole('button', { name: say('consent:settings') }),
  },
  {
    name: 'a photograph of the gallery',
    path: '/de/photo-gallery',
    button: (page: Page) => page.getByRole('main').locator('button[aria-haspopup="dialog"]').first(),
  },
  {
    name: 'a picture of an expedition',
    path: '/de/antarctica',
    button: (page: Page) => page.getByRole('main').locator('button[aria-haspopup="dialog"]').first(),
  },
];

for (const { name, fate, cut } of losses) {
  test.describe(`when ${name}`, () => {
    for (const { name: part, path, button } of pressed) {
      test(`${part} says so, keeps the page and opens later`, async ({ page, context }) => {
        const decide = await decideLateScripts(page);
        await visit(page, path);
        const loads = countLoads(page);
        const message = page.getByLabel(say('forms:message'), { exact: true });
        const isForm = (await message.count()) > 0;
        if (isForm) {
          await message.fill('Zwei Kojen?');
          await expect.poll(() => alive(page.locator('form'))).toBe(true);
        }
        decide(fate);
        await context.setOffline(cut);
        await button(page).click();
        if (fate === 'missing') {
          await expect.poll(loads).toBe(1);
          await untilAlive(page);
          if (isForm) await expect(message).toHaveValue('Zwei Kojen?');
          await button(page).click();
        }
        await expect(
          page.getByText(say(`common:connection.${fate === 'missing' ? 'broken' : 'away'}`)),
        ).toBeVisible();
        await expectPage(page);
        await expect(button(page)).not.toHaveAttribute('aria-expanded', 'true');
        expect(loads()).toBe(fate === 'missing' ? 1 : 0);

        decide('served');
        await context.setOffline(false);
        await button(page).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.getByText(say('common:connection.away'))).toHaveCount(0);
        await page.keyboard.press('Escape');
        if (isForm) await expect(message).toHaveValue('Zwei Kojen?');
        expect(loads()).toBe(fate === 'missing' ? 1 : 0);
      });
    }

    for (const { kind, path } of [
      { kind: 'booking', path: '/de' },
      { kind: 'contact', path: '/de/contact' },
      { kind: 'new-year', path: '/ru/newyear2027' },
    ]) {
      test(`the ${kind} form keeps what was typed, and a mail can carry it`, async ({ page, context }) => {
        const language = path.slice(1, 3);
        const decide = await decideLateScripts(page);
        decide('held');
        await visit(page, path);
        const loads = countLoads(page);
        const form = page.locator(`form[data-form="${kind}"]`);
        const message = form.locator('[name="message"]');
        await message.pressSequentially('Drei Kojen & ein Hund?');
        await form.getByRole('checkbox').check();
        await context.setOffline(cut);
        decide(cut ? 'refused' : fate);
        const loadsExpected = fate === 'missing' ? 1 : 0;
        await expect.poll(loads).toBe(loadsExpected);
        const instead = page.getByRole('status').filter({ has: page.locator('a[href^="mailto:"]') });
        const mail = instead.locator('a[href^="mailto:"]');
        // A New Year page goes to its top once more when its scripts begin, which may be after the first scrolling here.
        await expect(async () => {
          await form.scrollIntoViewIfNeeded();
          await expect(mail).toHaveCount(1, { timeout: 1_000 });
        }).toPass();
        await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent('Drei Kojen & ein Hund?')));
        await expect(mail).not.toHaveAttribute('href', /privacy|agreed/);
        await expect(message).toHaveValue('Drei Kojen & ein Hund?');
        await message.pressSequentially(' Oder zwei.');
        await expect(mail).toHaveAttribute('href', /Oder%20zwei\./);
        await expect(instead).toContainText(text(language, 'forms:notLoaded').slice(0, 60));
        await expectPage(page);
        expect(await alive(form)).toBe(false);

        decide('served');
        if (cut) await context.setOffline(false);
        else await form.locator('[name="email"]').focus();
        await expect.poll(() => alive(form)).toBe(true);
        await expect(mail).toHaveCount(0);
        await expect(message).toHaveValue('Drei Kojen & ein Hund? Oder zwei.');
        await expect(form.getByRole('checkbox')).toBeChecked();
        await expect(form.locator('[type="submit"]')).toBeEnabled();
        expect(loads()).toBe(loadsExpected);
      });
    }

    test('a notification is read as a plain line until its own place is there', async ({ page, context }) => {
      const email = `plain-line-${fate}-${cut}@example.com`;
      const decide = await decideLateScripts(page, 'notifications.region');
      decide(cut ? 'refused' : fate);
      await visit(page, '/de/contact');
      const form = page.locator('form');
      for (const field of ['name', 'subject', 'message'])
        await form.locator(`[name="${field}"]`).fill('Käthe');
      await form.locator('[name="email"]').fill(email);
      await form.getByRole('checkbox').check();
      await form.locator('[type="submit"]').click();
      await expect(page.getByText(say('contact:form.successTitle'))).toBeVisible();
      expect(storedEnquiries('contact_inquiry', email)).toHaveLength(1);
      await expectPage(page);
      const region = page.getByRole('region', { name: say('common:notifications.region') });
      await expect(region).toHaveCount(0);

      decide('served');
      await context.setOffline(true);
      await context.setOffline(false);
      await expect(region).toContainText(say('contact:form.successTitle'));
      await expect(page.getByText(say('contact:form.successTitle'))).toHaveCount(1);
    });
  });
}

test('the language menu opens once the line is back', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '/de/about');
  await context.setOffline(true);
  const button = page.getByRole('banner').getByRole('button', { name: 'Deutsch' });
  await button.click();
  await expect(page.getByText(say('common:connection.away'))).toBeVisible();
  await expectPage(page);
  await context.setOffline(false);
  await expect(page.getByText(say('common:connection.away'))).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('menuitem', { name: 'English' })).toBeVisible();
});

test('the next picture of a yacht comes once the line is back', async ({ page, context }) => {
  await visit(page, '/de/vessel/lazarev');
  const next = page.getByRole('main').getByRole('button', { name: say('common:viewer.next') });
  await next.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  for (const _ of ['second', 'third']) await next.click();
  await expect(page.getByText(say('common:connection.away'))).toBeVisible();
  await expectPage(page);
  const picture = page
    .locator('figure', { has: page.getByRole('button', { name: say('common:viewer.next') }) })
    .locator('[aria-hidden="false"] img');
  const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(await width()).toBe(0);
  await context.setOffline(false);
  await expect.poll(width).toBeGreaterThan(0);
});

test('a pressed link waits for the line and loses nothing', async ({ page, context }) => {
  const loads = countLoads(page);
  await visit(page, '/de/contact');
  const message = page.getByLabel(say('forms:message'), { exact: true });
  await message.fill('Zwei Kojen?');
  await context.setOffline(true);
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('footer:legalNotice') });
  await link.click();
  await expect(page.getByText(say('common:connection.away'))).toBeVisible();
  await expect(page).toHaveURL(/\/de\/contact$/);
  await expect(message).toHaveValue('Zwei Kojen?');
  expect(loads()).toBe(1);
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL(/\/de\/legal-notice$/);
});
