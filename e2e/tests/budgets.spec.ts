import type { Page, Request } from '@playwright/test';
import { address, languages, stateLanguages } from './support/languages';
import { newYearPages } from './support/newYear';
import { sitePages } from './support/pages';
import { expect, test } from './support/test';

/** Compressed KiB of a first view on a phone. What starts after it, the film and the texts fetched afresh, is not part of it. */
const budgets = { script: 100, html: 22, style: 12, data: 13, font: 90, picture: 160, all: 370 };

/** A page of photographs may bring more of them. */
const galleryBudgets = { ...budgets, picture: 290, all: 490 };

type Kind = keyof typeof budgets;
const kinds: readonly [Kind, RegExp][] = [
  ['script', /\.js$/],
  ['style', /\.css$/],
  ['data', /page-data.*\.json$/],
  ['font', /\.woff2$/],
  ['picture', /\.(webp|avif|jpe?g|png|svg)$/],
];

const load = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
};

/** Opens a page and weighs what came over the line for its first view, by kind, with everything under `all`. */
const weigh = async (page: Page, path: string): Promise<Record<Kind, number>> => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await load(page, path);
  const headers = await Promise.all(asked.map((request) => request.allHeaders()));
  // From then on the page fetches what the visitor may press next.
  const next = headers.findIndex((one) => one['sec-purpose'] === 'prefetch');
  const weight = Object.fromEntries(Object.keys(budgets).map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const request of next < 0 ? asked : asked.slice(0, next)) {
    const { pathname } = new URL(request.url());
    const isDocument = request.resourceType() === 'document';
    const kind = isDocument ? 'html' : kinds.find(([, pattern]) => pattern.test(pathname))?.[0];
    if (!kind) continue;
    const kibibytes = (await request.sizes()).responseBodySize / 1024;
    weight[kind] += kibibytes;
    weight.all += kibibytes;
  }
  return weight;
};

/** Pictures in view that are no modern format, or have far fewer or more pixels than their place can show. */
const unfitPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const unfit: string[] = [];
    for (const shown of document.images) {
      const { top, bottom, width, height } = shown.getBoundingClientRect();
      const isInView = width > 0 && bottom > 0 && top < window.innerHeight;
      if (!isInView || shown.currentSrc.endsWith('.svg')) continue;
      // The element itself tells its size in units of its `sizes`.
      const file = new Image();
      file.src = shown.currentSrc;
      await file.decode();
      const ratio = file.naturalWidth / file.naturalHeight;
      // The part that `cover` crops away is drawn too.
      const density = file.naturalWidth / Math.max(width, height * ratio) / window.devicePixelRatio;
      const fits = /\.(webp|avif)$/.test(shown.currentSrc) && density >= 0.55 && density <= 1.7;
      if (!fits) unfit.push(`${shown.currentSrc}: ${density.toFixed(2)} pixels for one of the screen`);
    }
    return unfit;
  });

test.describe('a first view on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  for (const path of ['/', '/antarctica', '/legal-notice']) {
    test(`${path} is painted before its scripts are asked for`, async ({ page }) => {
      await load(page, path);
      const [paintedAt = Infinity, askedAt] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ startTime }) => startTime),
        ),
      ]);
      expect(askedAt).toBeGreaterThanOrEqual(paintedAt);
      expect(askedAt).not.toBe(Infinity);
    });

    test(`${path} asks for nothing twice`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await load(page, path);
      // The film is taken in parts, and its presence asked for before.
      const again = asked.filter((url, place) => asked.indexOf(url) < place && !/\.(webm|mp4)$/.test(url));
      expect(again).toEqual([]);
    });
  }

  // German weighs what English weighs.
  for (const language of languages.filter(({ code }) => code !== 'de')) {
    for (const { path } of sitePages) {
      // A New Year page opens in Russian wherever it is asked for.
      if (language.code !== 'ru' && newYearPages.some((one) => one.path === path)) continue;
      test(`${address(language, path)} keeps to its budget`, async ({ page, baseURL }) => {
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(baseURL ?? '') && /^https?:/.test(request.url()))
            elsewhere.push(request.url());
        });
        const weight = await weigh(page, address(language, path));
        const allowed = path === '/photo-gallery' ? galleryBudgets : budgets;
        const over = Object.entries(weight).filter(([kind, kibibytes]) => kibibytes > allowed[kind as Kind]);
        for (const kind of ['script', 'html', 'style', 'data', 'font'] as const)
          expect(weight[kind], `${kind} is weighed`).toBeGreaterThan(0);
        expect(over).toEqual([]);
        expect(await unfitPictures(page)).toEqual([]);
        expect(elsewhere).toEqual([]);
      });
    }
  }
});

/** Notes every layout shift that nobody has caused; runs in the page before anything else. */
const noteShifts = (): void => {
  const noted: string[] = [];
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) noted.push(`${shift.value.toFixed(4)} at ${Math.round(shift.startTime)} ms`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

for (const width of [390, 1440]) {
  test.describe(`${width} px wide, with fonts that arrive late`, () => {
    test.use({ viewport: { width, height: 844 } });
    // English takes the room that German takes, and its fonts.
    for (const language of width === 390 ? languages.filter(({ code }) => code !== 'en') : stateLanguages) {
      test(`nothing moves by itself in ${language.name}`, async ({ page }) => {
        test.slow();
        await page.addInitScript(noteShifts);
        await page.route(/\.woff2$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 700));
          // The page may have been left meanwhile.
          await route.continue().catch(() => undefined);
        });
        const moved: string[] = [];
        for (const { path } of sitePages) {
          await page.goto(address(language, path), { waitUntil: 'load' });
          // Longer than the fonts take, with time for what they might move.
          await page.waitForTimeout(1_000);
          const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
          moved.push(...noted.map((shift) => `${path}: ${shift}`));
        }
        expect(moved).toEqual([]);
      });
    }
  });
}

test('a font too late for its page shows on the next one', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const widthOf = (family: string) =>
    page.evaluate((name) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return 0;
      context.font = `60px '${name}', monospace`;
      return context.measureText('Wilhelm').width;
    }, family);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/fleet', { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  const before = await widthOf('Noto Serif Display');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: false }).first().click();
  await expect(page).toHaveURL(/about$/);
  await expect(title).toBeVisible();
  await expect.poll(() => widthOf('Noto Serif Display')).not.toBe(before);
});
