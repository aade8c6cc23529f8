import { expectAccessible } from './support/axe';
import { BookingForm } from './support/BookingForm';
import { address, languages, text } from './support/languages';
import { expect, test } from './support/test';

/** The facts of SPEC 9, and what the booking form gets from the Book buttons (SPEC 2). */
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

      test('shows what SPEC names, without a fault of accessibility', async ({ page }) => {
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

        await expectAccessible(page);
      });

      test('fits a narrow screen', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });

      test(`its Book buttons preselect ${books}`, async ({ page }) => {
        const buttons = page.getByRole('main').getByRole('link', { name: words('voyage:book') });
        await expect(buttons).toHaveCount(3);
        // Before React has taken over, a Book button is a plain link that stores nothing.
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
        );
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
      });
    });
  }
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
