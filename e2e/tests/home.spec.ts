import { expectAccessible } from './support/axe';
import { address, languages, text } from './support/languages';
import { expect, test } from './support/test';

for (const language of languages) {
  test.describe(`the home page in ${language.name}`, () => {
    test('has all sections', async ({ page }) => {
      await page.goto(address(language, '/'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        text(language.code, 'home:hero.title'),
      );
      await expect(main.getByRole('link', { name: text(language.code, 'home:hero.button') })).toHaveAttribute(
        'href',
        address(language, '/expeditions'),
      );
      for (const id of ['antarctica', 'east-greenland', 'west-greenland', 'lofoten']) {
        await expect(main.locator(`a[href="${address(language, `/${id}`)}"]`)).toContainText(
          text(language.code, `expeditions:${id}.name`),
        );
      }
      for (const id of ['lazarev', 'admiral-bellingshausen', 'lea']) {
        await expect(main.locator(`a[href="${address(language, `/vessel/${id}`)}"]`)).toHaveCount(1);
      }
      await expect(main.locator('button[aria-haspopup="dialog"]')).toHaveCount(8);
      await expect(main.getByRole('link', { name: 'voyages@polarmeridian.example' })).toHaveAttribute(
        'href',
        'mailto:voyages@polarmeridian.example',
      );
      await expect(main.locator('[data-ad-slot="banner"]')).toBeVisible();
      for (const key of ['subtitle', 'description']) {
        await expect(main.getByText(text(language.code, `home:hero.${key}`))).toBeVisible();
      }
      await expect(main.locator('form[data-form="booking"]')).toBeVisible();
      await expect(main.locator('section').getByRole('definition')).toHaveText(['3', '8', '4', '24/7']);
      await expect(main.locator(`a[href="${address(language, '/photo-gallery')}"]`)).toContainText('22');
      await expect(main.locator('a[target="_blank"]:has(img)')).toHaveCount(4);
      await expect(
        main.getByRole('link', { name: text(language.code, 'common:partners.link') }),
      ).toHaveAttribute('href', address(language, '/contact'));
      await expect(main.locator('a[href^="tel:"]')).toContainText('+370 5 200 00 00');
    });

    test('the words of the hero keep their distance from its title', async ({ page }) => {
      for (const width of [1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address(language, '/'));
        const gap = await page.locator('h1').evaluate((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          return (
            title.nextElementSibling!.firstElementChild!.getBoundingClientRect().left -
            range.getBoundingClientRect().right
          );
        });
        expect(gap, `${width} px`).toBeGreaterThan(60);
      }
    });

    test('the lightbox goes round, counts, and gives the focus back', async ({ page }) => {
      await page.goto(address(language, '/'));
      const opener = page.getByRole('main').locator('button[aria-haspopup="dialog"]').first();
      await opener.click();
      const viewer = page.getByRole('dialog');
      await expect(viewer.getByText('1 / 8')).toBeVisible();
      await viewer.getByRole('button', { name: text(language.code, 'common:viewer.previous') }).click();
      await expect(viewer.getByText('8 / 8')).toBeVisible();
      await viewer.getByRole('button', { name: text(language.code, 'common:viewer.next') }).click();
      await expect(viewer.getByText('1 / 8')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(viewer.getByText('2 / 8')).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(viewer.getByText('1 / 8')).toBeVisible();
      await expect(page.locator('#___gatsby')).toHaveAttribute('inert');
      await expectAccessible(page);
      const place = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 900);
      await page.keyboard.press('PageDown');
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press('Tab');
        await expect(viewer.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
}

test('the film plays over the still when the HEAD check finds it', async ({ page }) => {
  const check = page.waitForRequest(
    (request) => request.method() === 'HEAD' && request.url().endsWith('.webm'),
  );
  await page.goto('/');
  await check;
  await expect(page.locator('main video')).toBeVisible();
  await expect
    .poll(() => page.locator('main video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
});

test.describe('when the hero film is missing', () => {
  test.use({ expectedFault: /404/ });
  test('an animated canvas takes its place', async ({ page }) => {
    await page.route('**/*.webm', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.locator('main canvas')).toBeVisible();
    await expect(page.locator('main video')).toHaveCount(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves by itself', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('main video, main canvas')).toHaveCount(0);
  });
});

test('the promo film is a still until its button is pressed', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '<title>film</title>', contentType: 'text/html' }),
  );
  await page.goto('/');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: text('en', 'home:promo.play_other', { count: 3 }) }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\//);
});

test('an address with the enquiry hash scrolls to the form', async ({ page }) => {
  await page.goto('/#send-us-a-message');
  await expect(page.getByRole('heading', { name: text('en', 'booking:title') })).toBeInViewport();
});

for (const width of [390, 639, 640, 1023, 1024]) {
  test(`cards stand in their columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of languages) {
      await page.goto(address(language, '/expeditions'));
      const columns = await page
        .getByRole('main')
        .locator('a:has(h2)')
        .evaluateAll(
          (cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
        );
      expect(columns).toBe(width < 640 ? 1 : width < 1024 ? 2 : 3);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages) {
    test(`the page reads and leads on in ${language.name}`, async ({ page }) => {
      await page.goto(address(language, '/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text(language.code, 'home:hero.title'),
      );
      await expect(page.locator('form[data-form="booking"]')).toBeHidden();
      await page.getByRole('link', { name: text(language.code, 'home:hero.button') }).click();
      await expect(page).toHaveURL(new RegExp(`${address(language, '/expeditions')}$`));
    });
  }
});
