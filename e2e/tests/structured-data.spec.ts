import type { Page } from '@playwright/test';
import { addressesIn, origin, thingsOf, type Thing } from './support/head';
import { address, languages, text, type TestLanguage } from './support/languages';
import { sitePages } from './support/pages';
import { expect, test } from './support/test';
import { read, visit } from './support/visit';

type Offer = Thing & { name: string; price?: number; availability?: string; url: string };
type Step = { position: number; name: string; item: string };

const availabilities = {
  available: 'https://schema.org/InStock',
  'last-spots': 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/SoldOut',
};

const digits = (shown: string): number => Number(shown.replace(/\D/g, ''));
/** Blanks that do not break are the page's business. */
const plain = (shown: string): string => shown.replace(/\s+/g, ' ').replaceAll('\u00ad', '').trim();

/** Departures as the visitor reads them: dates, and the address by which schema.org knows the badge. */
const departuresShown = async (page: Page, { code }: TestLanguage): Promise<[string, string][]> => {
  const names = Object.entries(availabilities).map(([key, known]) => [
    text(code, `availability:names.${key}`),
    known,
  ]);
  const rows = page.locator('#booking tbody tr, #cost li:has(b)');
  return Promise.all(
    (await rows.all()).map(async (row): Promise<[string, string]> => {
      const whole = plain(await row.innerText());
      const badge = names.find(([name = '']) => whole.endsWith(name))?.[1] ?? whole;
      return [plain(await row.locator('th, b').innerText()), badge];
    }),
  );
};

const pricesShown = async (page: Page): Promise<number[]> => {
  const figures = await page
    .locator('#booking, #cost')
    .locator('[class*="Price"][class*="figure"]')
    .allInnerTexts();
  return figures.map(digits);
};

const expectOffers = async (page: Page, language: TestLanguage, own: string, things: Thing[]) => {
  const shown = await pricesShown(page);
  const trip = things.find((thing) => thing['@type'] === 'TouristTrip');
  const offers = trip?.['offers'] as Offer[];
  expect(offers.map(({ name, availability }) => [plain(name), availability])).toEqual(
    await departuresShown(page, language),
  );
  for (const offer of offers) {
    expect(offer.url).toBe(own);
    expect(offer.price).toBe(shown[0]);
  }
  const product = things.find((thing) => thing['@type'] === 'Product');
  expect(((product?.['offers'] ?? []) as Offer[]).map(({ price }) => price)).toEqual(shown);
};

const expectDays = async (page: Page, trip: Thing | undefined) => {
  const { itemListElement } = trip?.['itinerary'] as { itemListElement: Step[] };
  expect(itemListElement.map(({ position }) => position)).toEqual(
    itemListElement.map((_day, index) => index + 1),
  );
  const body = plain((await page.locator('main').textContent()) ?? '');
  for (const { name } of itemListElement) expect(body).toContain(plain(name.slice(name.indexOf(':') + 1)));
};

const expectQuestions = async (page: Page, faq: Thing | undefined) => {
  const asked = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  const shown = await page
    .locator('details')
    .evaluateAll((all) =>
      all.map((one) => [
        one.querySelector('summary')?.textContent ?? '',
        one.querySelector('p')?.textContent ?? '',
      ]),
    );
  expect(asked.map(({ name, acceptedAnswer }) => [plain(name), plain(acceptedAnswer.text)])).toEqual(
    shown.map((pair) => pair.map(plain)),
  );
};

test.describe('as a search engine reads it', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages) {
    for (const { path: route, types, parent } of sitePages) {
      test(`what ${address(language, route)} is about`, async ({ page }) => {
        await read(page, address(language, route));
        const own = origin + address(language, route);
        const things = await thingsOf(page);
        expect(things.map((thing) => thing['@type'])).toEqual(types);
        const find = (type: string) => things.find((thing) => thing['@type'] === type);
        for (const thing of things) {
          expect(thing['@context']).toBe('https://schema.org');
          // The company has one address in all languages, and files have no language.
          const pages = addressesIn(thing).filter((one) => one !== '' && !/\.\w+$/.test(one));
          for (const one of pages)
            expect(one).toMatch(new RegExp(`^${language.prefix || '/(?!de\\b|ru\\b)'}`));
        }
        if (types.includes('BreadcrumbList')) {
          const steps = find('BreadcrumbList')?.['itemListElement'] as Step[];
          expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
          expect(steps.map(({ item }) => item)).toEqual([
            origin + address(language, '/'),
            ...(parent ? [origin + address(language, `/${parent}`)] : []),
            own,
          ]);
          expect(steps[0]?.name).toBe(text(language.code, 'navigation:pages.home'));
        }
        if (types.includes('TouristTrip')) {
          await expectDays(page, find('TouristTrip'));
          await expectOffers(page, language, own, things);
        }
        if (types.includes('FAQPage')) await expectQuestions(page, find('FAQPage'));
      });
    }
  }
});

test('it stays when the page comes alive, and changes with the page', async ({ page }) => {
  await visit(page, '/contact');
  const types = async () => (await thingsOf(page)).map((thing) => thing['@type']);
  expect(await types()).toEqual(['TravelAgency', 'FAQPage', 'BreadcrumbList']);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Fleet' }).click();
  await expect(page).toHaveTitle(text('en', 'seo:fleet.title'));
  await expect.poll(types).toEqual(['FAQPage', 'BreadcrumbList']);
});
