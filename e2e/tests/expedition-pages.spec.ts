import { expectAccessible } from './support/axe';
import { BookingForm } from './support/BookingForm';
import { zoomTextOnly } from './support/enlarge';
import { address, languages, text } from './support/languages';
import { expect, test } from './support/test';

/** The facts of each voyage, and what the booking form gets from the Book buttons. */
const voyages = [
  {
    slug: 'antarctica',
    stages: 8,
    prices: [15000],
    tones: ['available', 'few', 'available', 'available', 'available'],
    film: true,
    books: 'Antarctica Expedition',
  },
  {
    slug: 'east-greenland',
    stages: 6,
    prices: [6500, 16000],
    tones: [
      'few',
      'available',
      'available',
      'available',
      'few',
      'available',
      'few',
      'available',
      'few',
      'available',
    ],
    film: true,
    books: 'East Greenland',
  },
  {
    slug: 'west-greenland',
    stages: 6,
    prices: [],
    tones: ['sold', 'available'],
    film: true,
    books: 'West Greenland',
  },
  {
    slug: 'lofoten',
    stages: 6,
    prices: [],
    tones: ['available', 'available'],
    film: false,
    books: 'West Greenland',
  },
] as const;

for (const language of languages) {
  const words = (key: string, values?: Record<string, string | number>) => text(language.code, key, values);

  for (const { slug, stages, prices, tones, film, books } of voyages) {
    test.describe(`${slug} in ${language.name}`, () => {
      test.beforeEach(async ({ page }) => {
        await page.goto(address(language, `/${slug}`));
      });

      test('shows every part of an expedition page', async ({ page }) => {
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(words(`expeditions:${slug}.title`));

        const below = (heading: string) =>
          main
            .locator('div')
            .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
            .last();
        await expect(below(words(`expeditions:${slug}.highlightsTitle`)).getByRole('listitem')).toHaveCount(
          6,
        );
        await expect(below(words('voyage:included')).getByRole('listitem')).toHaveCount(8);
        await expect(below(words('voyage:notIncluded')).getByRole('listitem')).toHaveCount(8);
        await expect(main.getByRole('button', { name: words('voyage:enlarge') })).toHaveCount(stages);

        const badges = main.getByRole('table').locator('[data-tone]');
        expect(
          await badges.evaluateAll((all) => all.map((badge) => badge.getAttribute('data-tone'))),
        ).toEqual(tones);
        const section = main.locator('#booking');
        const digits = (await section.innerText()).replace(/[^\d\n]/g, '');
        for (const price of prices) expect(digits.split('\n')).toContain(String(price));
        await expect(main.getByText(words('voyage:terms.depositText', { deposit: 25 }))).toBeVisible();
        await expect(main.getByText(words('voyage:terms.finalText', { days: 60 }))).toBeVisible();
        for (const key of ['discount', 'fees', 'insurance']) {
          await expect(main.getByText(words(`expeditions:${slug}.${key}`))).toBeVisible();
        }
        await expect(
          main.getByRole('region', { name: words('voyage:facts.label') }).getByRole('term'),
        ).toHaveText(['duration', 'price', 'yacht', 'port'].map((key) => words(`voyage:facts.${key}`)));
        await expect(main.getByRole('link', { name: words('voyage:ask') }).first()).toHaveAttribute(
          'href',
          address(language, '/contact'),
        );
        await expect(main.locator('[data-ad-slot="in-content"]')).toBeVisible();
        for (const badge of await badges.all()) {
          await expect(badge.locator('svg')).toBeVisible();
          await expect(badge).toHaveText(/\p{L}/u);
        }
      });

      test(`its Book buttons preselect ${books}`, async ({ page }) => {
        const buttons = page.getByRole('main').getByRole('link', { name: words('voyage:book') });
        await expect(buttons).toHaveCount(3);
        await buttons.last().click();
        await expect(page).toHaveURL(address(language, '/#send-us-a-message'));
        const form = new BookingForm(page, language.code);
        await form.show();
        await expect(form.expedition).toHaveValue(books);
      });

      test('a picture of the itinerary opens large, closes on Escape and gives focus back', async ({
        page,
      }) => {
        const opener = page
          .getByRole('button', {
            name: words('voyage:enlarge', { title: words(`expeditions:${slug}.itinerary.0.title`) }),
          })
          .first();
        await opener.click();
        const viewer = page.getByRole('dialog');
        await expect(viewer).toContainText(words(`expeditions:${slug}.itinerary.0.title`));
        await expect(viewer.getByRole('button', { name: words('common:viewer.close') })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(viewer).toBeHidden();
        await expect(opener).toBeFocused();
        // Before the viewer has taken the focus.
        await opener.evaluate((button: HTMLElement) => {
          button.click();
          const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
          new MutationObserver((_changes, observer) => {
            if (!document.querySelector('[role="dialog"]')) return;
            observer.disconnect();
            document.dispatchEvent(escape());
          }).observe(document.body, { childList: true, subtree: true });
        });
        await page.keyboard.press('Escape');
        await expect(viewer).toBeHidden();
        await expect(opener).toBeFocused();
        await opener.click();
        await viewer.getByRole('button', { name: words('common:viewer.close') }).click();
        await expect(viewer).toBeHidden();
        await expect(opener).toBeFocused();
      });

      test(film ? 'its film loads on the click, not before' : 'has no film', async ({ page }) => {
        const play = page.getByRole('main').getByRole('button', { name: /\d\s(min|Min\.|мин)$/ });
        await expect(play).toHaveCount(film ? 1 : 0);
        await expect(page.locator('iframe')).toHaveCount(0);
        if (!film) return;
        await page.route(/youtube-nocookie\.com/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
        );
        await play.click();
        await expect(page.locator('iframe')).toHaveAttribute(
          'src',
          /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
        );
        await expect(page.locator('iframe')).toBeFocused();
      });
    });
  }
}

for (const language of languages) {
  test(`all expeditions as cards, with ways to ask, in ${language.name}`, async ({ page }) => {
    await page.goto(address(language, '/expeditions'));
    const main = page.getByRole('main');
    const names = ['antarctica', 'east-greenland', 'west-greenland', 'lofoten'].map((slug) =>
      text(language.code, `expeditions:${slug}.name`),
    );
    const cards = main.locator('a:has(h2)');
    await expect(cards).toHaveCount(7);
    for (const [index, name] of names.entries()) await expect(cards.nth(index)).toContainText(name);
    await expect(
      main.getByRole('link', { name: text(language.code, 'expeditionsPage:contact') }),
    ).toHaveAttribute('href', address(language, '/contact'));
    await expect(main.locator('a[href="tel:+37052000000"]')).toBeVisible();

    await main.getByRole('link', { name: text(language.code, 'expeditions:yacht-transfer.name') }).click();
    const form = new BookingForm(page, language.code);
    await form.show();
    await expect(form.expedition).toHaveValue('Yacht Transfer');
  });
}

test('East Greenland states its two prices as figures side by side', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/east-greenland');
    const figures = page.locator('#booking').getByText(/^€(6,500|16,000)$/);
    await expect(figures).toHaveCount(2);
    const [first, second] = await Promise.all([figures.first().boundingBox(), figures.last().boundingBox()]);
    if (!first || !second) throw new Error('a price is not shown');
    expect(Math.abs(first.y - second.y)).toBeLessThan(1);
    expect(first.x + first.width).toBeLessThan(second.x);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an expedition page reads, and its links lead on', async ({ page }) => {
    await page.goto('/ru/lofoten');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('ru', 'voyage:book') })
      .last()
      .click();
    await expect(page).toHaveURL('/ru#send-us-a-message');
  });
});

test('departures keep within a desktop whose letters alone are enlarged to 200 %', async ({ page }) => {
  for (const language of languages) {
    for (const path of ['/antarctica', '/east-greenland', '/west-greenland']) {
      await page.goto(address(language, path));
      await zoomTextOnly(page, 200);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, address(language, path)).toBe(0);
    }
  }
});
