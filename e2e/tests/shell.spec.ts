import { expectAccessible } from './support/axe';
import { BookingForm } from './support/BookingForm';
import { ContactForm } from './support/ContactForm';
import { address, languages, text } from './support/languages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

for (const language of languages) {
  test.describe(`the shell in ${language.name}`, () => {
    test('back to top shows after 300 px and leads up', async ({ page }) => {
      await page.goto(address(language, '/expeditions'));
      const button = page.getByRole('button', { name: text(language.code, 'common:backToTop') });
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect(button).toBeHidden();
      await page.evaluate(() => window.scrollTo(0, 301));
      await expect(button).toBeVisible();
      await button.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(button).toBeHidden();
    });

    test('the footer has five columns with their links', async ({ page }) => {
      await page.goto(address(language, '/expeditions'));
      const footer = page.getByRole('contentinfo');
      const links: readonly (readonly [string, string])[] = [
        [text(language.code, 'expeditions:antarctica.title'), '/antarctica'],
        [text(language.code, 'expeditions:east-greenland.title'), '/east-greenland'],
        [text(language.code, 'expeditions:west-greenland.title'), '/west-greenland'],
        [text(language.code, 'footer:allExpeditions'), '/expeditions'],
        ['Admiral Lazarev', '/vessel/lazarev'],
        ['Admiral Bellingshausen', '/vessel/admiral-bellingshausen'],
        ['Lea', '/vessel/lea'],
        [text(language.code, 'footer:theFleet'), '/fleet'],
        [text(language.code, 'footer:about'), '/about'],
        [text(language.code, 'footer:safety'), '/contact'],
        [text(language.code, 'footer:reviews'), '/contact'],
        [text(language.code, 'footer:contact'), '/contact'],
        [text(language.code, 'footer:terms'), '/terms-of-use'],
        [text(language.code, 'footer:dataProtection'), '/data-protection'],
        [text(language.code, 'footer:legalNotice'), '/legal-notice'],
      ];
      for (const [name, to] of links) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          address(language, to),
        );
      }
      const social = ['photos', 'films', 'messages'].map((key) =>
        text(language.code, `common:social.${key}`),
      );
      const profiles = await Promise.all(
        social.map((name) => footer.getByRole('link', { name }).getAttribute('href')),
      );
      expect(new Set(profiles).size).toBe(1);
      await expect(footer).toContainText('Polar Meridian UAB');
    });

    test('the menu of small screens slides in from the right, 18rem wide, and closes on choice', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address(language, '/'));
      const open = page.getByRole('button', { name: text(language.code, 'navigation:openMenu') });
      await open.click();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeVisible();
      const edges = async () => {
        const box = await menu.boundingBox();
        return box ? { left: Math.round(box.x), right: Math.round(box.x + box.width) } : null;
      };
      await expect.poll(edges).toEqual({ left: 390 - 288, right: 390 });
      await expect(page.locator('#___gatsby')).toHaveAttribute('inert');
      await expectAccessible(page);

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(page.locator('#___gatsby')).not.toHaveAttribute('inert');
      await expect(open).toBeFocused();

      await open.click();
      await menu.getByRole('link', { name: text(language.code, 'navigation:pages.expeditions') }).click();
      await expect(page).toHaveURL(new RegExp(`${address(language, '/expeditions')}$`));
      await expect(menu).toBeHidden();
    });

    test('the booking button shows the first word of the booking title and leads to the enquiry', async ({
      page,
    }) => {
      const word = text(language.code, 'booking:title').split(/\s+/)[0] ?? '';
      await page.goto(address(language, '/'));
      await page.getByRole('banner').getByRole('link', { name: word, exact: true }).click();
      await expect(
        page.getByRole('heading', { name: text(language.code, 'booking:title') }),
      ).toBeInViewport();

      await page.goto(address(language, '/antarctica'));
      await page.getByRole('banner').getByRole('link', { name: word, exact: true }).click();
      await expect(page).toHaveURL(/#send-us-a-message$/);
      await expect(
        page.getByRole('heading', { name: text(language.code, 'booking:title') }),
      ).toBeInViewport();
    });
  });
}

test('the current page is marked: Home on exact match only, the others on prefix', async ({ page }) => {
  const current = page.getByRole('navigation').first().locator('[aria-current="page"]');
  await page.goto('/');
  await expect(current).toHaveText([text('en', 'navigation:pages.home')]);
  await page.goto('/expeditions');
  await expect(current).toHaveText([text('en', 'navigation:pages.expeditions')]);
  await page.goto('/antarctica');
  await expect(current).toHaveCount(0);
});

test('a notification stays for five seconds', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 201, json: { id: 1, createdAt: '2026-01-01T00:00:00.000Z' } }),
  );
  await page.goto('/contact');
  const form = new ContactForm(page, 'en');
  await form.show();
  // Measured inside the page, so that a busy machine cannot make it look shorter.
  const shownFor = page.evaluate(
    (title) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        new MutationObserver(() => {
          const isShown = document.body.textContent.includes(title);
          if (isShown) since ??= performance.now();
          else if (since !== null) resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    text('en', 'contact:form.successTitle'),
  );
  await form.send('a@b.example');
  const milliseconds = await shownFor;
  expect(milliseconds).toBeGreaterThan(4_900);
  expect(milliseconds).toBeLessThan(9_000);
});

test('F8 focuses the notifications, a swipe to the right past 50 px dismisses', async ({ page }) => {
  await page.route('**/api/booking', (route) =>
    route.fulfill({ status: 201, json: { id: 1, createdAt: '2026-01-01T00:00:00.000Z' } }),
  );
  await page.goto('/#send-us-a-message');
  const form = new BookingForm(page, 'en');
  await form.show();
  await form.expedition.selectOption('Lofoten Islands');
  await form.send('a@b.example');
  const region = page.getByRole('region', { name: text('en', 'common:notifications.region') });
  const notification = region.getByText(text('en', 'booking:success.title'));
  await expect(notification).toBeVisible();
  await page.keyboard.press('F8');
  await expect(region).toBeFocused();
  await expectAccessible(page);

  const box = await notification.boundingBox();
  if (!box) throw new Error('the notification has no box');
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 10, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 10 + distance, box.y + 5, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(notification).toBeVisible();
  await swipe(70);
  await expect(notification).toBeHidden();
});

for (const language of languages) {
  test(`a resting pointer or a visible focus shows the name of an icon in ${language.name}`, async ({
    page,
  }) => {
    await visit(page, address(language, '/expeditions'));
    const icons = page
      .getByRole('contentinfo')
      .getByRole('link', { name: text(language.code, 'common:social.photos') });
    const tooltip = page.getByRole('tooltip', { includeHidden: true });
    await icons.scrollIntoViewIfNeeded();
    await icons.hover();
    await expect(tooltip).toHaveText(text(language.code, 'common:social.photos'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await page.mouse.move(0, 0);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text(language.code, 'common:social.messages') })
      .focus();
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toHaveText(text(language.code, 'common:social.films'));
    const [bubble, control] = await Promise.all([
      tooltip.boundingBox(),
      page
        .getByRole('link', { name: text(language.code, 'common:social.films') })
        .last()
        .boundingBox(),
    ]);
    if (!bubble || !control) throw new Error('the tooltip has no box');
    expect(bubble.y + bubble.height).toBeLessThanOrEqual(control.y);
  });
}

test('on a phone a notification stands at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ru/newyear2027');
  const form = page.locator('form[data-form="new-year"]');
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('checkbox').check();
  await form.getByRole('checkbox').uncheck();
  await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
  const notification = page.getByText(text('ru', 'newyear:form.notAgreed'));
  await expect(notification).toBeVisible();
  await expect.poll(async () => (await notification.boundingBox())?.y ?? 0).toBeGreaterThan(500);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: text('ru', 'common:notifications.region') })).toBeFocused();
});
