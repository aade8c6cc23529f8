import { address, languages, text } from './support/languages';
import { expect, test } from './support/test';

/** The yachts in the order of the fleet, with what the page says of them in figures. */
const vessels = [
  { id: 'lazarev', name: 'Admiral Lazarev', metres: 23, guests: 8 },
  { id: 'admiral-bellingshausen', name: 'Admiral Bellingshausen', metres: 24, guests: 8 },
  { id: 'lea', name: 'Lea', metres: 18, guests: 6 },
];

const specifications = [
  'length',
  'capacity',
  'yearBuilt',
  'crew',
  'maximumSpeed',
  'iceClass',
  'propulsion',
  'tenders',
  'hullMaterial',
  'make',
  'lastReconstruction',
  'watermaker',
  'dieselFuelCapacity',
  'freshWaterCapacity',
  'totalSailArea',
];

/** What the browser renders of a text: soft hyphens stay, spaces of any kind become one. */
const squeezed = (words: string): string => words.replace(/\s+/g, ' ');

for (const language of languages) {
  const say = (key: string, values?: Readonly<Record<string, string | number>>) =>
    text(language.code, key, values);

  test.describe(`the fleet in ${language.name}`, () => {
    test('shows three figures, the yachts, safety and questions', async ({ page }) => {
      await page.goto(address(language, '/fleet'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('fleet:hero.title'));
      await expect(main.getByRole('region', { name: say('fleet:figures.label') })).toContainText('24/7');
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Admiral Lazarev');
      for (const { id, name, metres } of vessels) {
        const row = main.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
        await expect(row).toContainText(say('vessel:values.metres', { value: metres }));
        await expect(row).toContainText(say(`vessels:${id}.specialty`));
        await expect(row.getByRole('link', { name: say('vessel:viewDetails') })).toHaveAttribute(
          'href',
          address(language, `/vessel/${id}`),
        );
      }
      for (const tile of ['equipment', 'navigation', 'ice', 'communication']) {
        await expect(main.getByRole('heading', { name: say(`fleet:safety.${tile}.title`) })).toBeVisible();
      }
    });

    test('opens the first answer and unfolds the others', async ({ page }) => {
      await page.goto(address(language, '/fleet'));
      await expect(page.getByText(say('fleet:faq.items.0.answer'))).toBeVisible();
      await expect(page.getByText(say('fleet:faq.items.1.answer'))).toBeHidden();
      await page.getByText(say('fleet:faq.items.1.question')).click();
      await expect(page.getByText(say('fleet:faq.items.1.answer'))).toBeVisible();
    });
  });

  for (const { id, name, metres } of vessels) {
    test(`the ${name} in ${language.name} has all sections`, async ({ page }) => {
      await page.goto(address(language, `/vessel/${id}`));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(main.getByRole('link', { name: say('vessel:back') })).toHaveAttribute(
        'href',
        address(language, '/fleet'),
      );
      await expect(main.getByRole('link', { name: say('vessel:book') })).toHaveAttribute(
        'href',
        address(language, '/contact'),
      );
      await expect(main.locator('[data-ad-slot="banner"]')).toHaveCount(2);
      const about = main.getByRole('region', { name: say('vessel:about') });
      await expect(about.getByRole('definition')).toHaveCount(4);
      await expect(about).toContainText(say('vessel:values.metres', { value: metres }));
      await expect(main.getByRole('img', { name: say('vessel:plan.alt', { name }) })).toBeVisible();
      const technical = main
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: say('vessel:specifications') }) });
      const terms = await technical.getByRole('term').allTextContents();
      expect(terms.map(squeezed)).toEqual(specifications.map((key) => squeezed(say(`vessel:terms.${key}`))));
      for (const other of vessels.filter((vessel) => vessel.id !== id)) {
        const card = main.locator(`a[href="${address(language, `/vessel/${other.id}`)}"]`);
        await expect(card).toContainText(other.name);
        await expect(card).toContainText(say('vessel:viewDetails'));
      }
    });
  }

  test(`on a tablet the names in ${language.name} take one line of the water, below the hull`, async ({
    page,
  }) => {
    for (const { id } of vessels) {
      for (const [width, height] of [
        [768, 1024],
        [820, 1180],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(address(language, `/vessel/${id}`));
        const name = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
        const picture = (await page.getByRole('main').getByRole('img').first().boundingBox())!;
        expect(name.y / picture.height, `${id} at ${width} px`).toBeGreaterThan(0.82);
        expect(name.height, `${id} at ${width} px`).toBeLessThan(80);
      }
    }
  });

  test(`the gallery in ${language.name} goes round by arrows, and jumps by dots and thumbnails`, async ({
    page,
  }) => {
    await page.goto(address(language, '/vessel/lazarev'));
    const gallery = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: say('vessel:gallery.title'), exact: true }) });
    const dots = gallery.getByRole('group', { name: say('vessel:gallery.position') }).getByRole('button');
    const thumbnails = gallery.getByRole('list', { name: say('vessel:gallery.choose') }).getByRole('button');
    const expectShown = async (index: number) => {
      await expect(
        gallery.getByText(say('common:viewer.slash', { index: index + 1, total: 11 })),
      ).toBeVisible();
      await expect(
        gallery.getByRole('img', { name: say(`vessels:lazarev.gallery.${index}.alt`) }),
      ).toBeVisible();
      for (const choices of [dots, thumbnails]) {
        await expect(choices.nth(index)).toHaveAttribute('aria-current', 'true');
        await expect(choices.and(page.locator('[aria-current="true"]'))).toHaveCount(1);
      }
    };
    await expect(dots).toHaveCount(11);
    await expect(thumbnails).toHaveCount(11);
    await expectShown(0);
    const next = gallery.getByRole('button', { name: say('common:viewer.next'), exact: true });
    await gallery.getByRole('button', { name: say('common:viewer.previous'), exact: true }).click();
    await expectShown(10);
    await next.click();
    await expectShown(0);
    await next.press('Enter');
    await expectShown(1);
    await dots.nth(6).click();
    await expectShown(6);
    await thumbnails.nth(3).click();
    await expectShown(3);
  });

  test.describe(`an unknown vessel in ${language.name}`, () => {
    test.use({ expectedFault: /404/ });
    test('answers 404, keeps its address, says so and leads back to the fleet', async ({ page }) => {
      const unknown = address(language, '/vessel/nautilus');
      const response = await page.goto(unknown);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('vessel:notFound.title'));
      await expect(page).toHaveTitle(say('seo:vesselNotFound.title'));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      expect(new URL(page.url()).pathname).toBe(unknown);
      await page
        .getByRole('main')
        .getByRole('link', { name: say('vessel:back') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('fleet:hero.title'));
    });
  });
}

test('a yacht leads to the next one, whose gallery begins anew', async ({ page }) => {
  await page.goto('/vessel/lazarev');
  await page.getByRole('button', { name: text('en', 'common:viewer.next'), exact: true }).click();
  await expect(page.getByText('2 / 11')).toBeVisible();
  await page.locator('main a[href="/vessel/lea"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lea');
  await expect(page.getByText('1 / 11')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a yacht reads and leads back to the fleet', async ({ page }) => {
    await page.goto('/vessel/lea');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lea');
    await expect(
      page.getByRole('img', { name: text('en', 'vessels:lea.gallery.0.alt') }).last(),
    ).toBeVisible();
    await page.getByRole('link', { name: text('en', 'vessel:back') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'fleet:hero.title'));
  });
});
