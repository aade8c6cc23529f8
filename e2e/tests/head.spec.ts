import fs from 'node:fs';
import path from 'node:path';
import { fetchNamed, jpegSize, metaOf, origin } from './support/head';
import { address, languages, text } from './support/languages';
import { sitePages } from './support/pages';
import { expect, test } from './support/test';
import { read } from './support/visit';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  for (const { path: route, seo, parent } of sitePages) {
    test(`the head of ${address(language, route)}`, async ({ page, request }) => {
      await read(page, address(language, route));
      await expect(page.locator('html')).toHaveAttribute('lang', language.code);
      await expect(page).toHaveTitle(text(language.code, `seo:${seo}.title`));
      for (const name of ['description', 'keywords']) {
        expect(await metaOf(page, name)).toBe(text(language.code, `seo:${seo}.${name}`));
      }
      const own = origin + address(language, route);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', own);
      const alternates = await page
        .locator('link[rel="alternate"]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        );
      expect(alternates).toEqual([
        ...languages.map((one) => [one.code, origin + address(one, route)]),
        ['x-default', origin + route],
      ]);
      expect(await metaOf(page, 'og:title')).toBe(text(language.code, `seo:${seo}.title`));
      expect(await metaOf(page, 'og:url')).toBe(own);
      expect(await metaOf(page, 'twitter:card')).toBe('summary_large_image');

      const picture = (await metaOf(page, 'og:image')) ?? '';
      expect(picture).toMatch(
        new RegExp(`^${origin}/static/previews/${seo}\\.${language.code}\\.\\w+\\.jpg$`),
      );
      expect(await metaOf(page, 'twitter:image')).toBe(picture);
      const answer = await fetchNamed(request, picture);
      const bytes = await answer.body();
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      expect(answer.headers()['cache-control']).toContain('immutable');
      expect(bytes.length).toBeLessThanOrEqual(150_000);
      const { width, height } = jpegSize(bytes);
      expect([width, height]).toEqual([1200, 630]);
      expect(await metaOf(page, 'og:image:width')).toBe(String(width));
      expect(await metaOf(page, 'og:image:height')).toBe(String(height));
      const alt = (await metaOf(page, 'og:image:alt')) ?? '';
      // A yacht is called by her name alone; elsewhere the mark says the company's name.
      const [title = ''] = text(language.code, `seo:${seo}.title`)
        .replace(/^Polar Meridian: /, '')
        .split(' | ');
      const name = parent === 'fleet' ? await page.getByRole('heading', { level: 1 }).innerText() : title;
      expect(alt.toLowerCase()).toContain(`${name.toLowerCase()}: `);
      expect(await metaOf(page, 'twitter:image:alt')).toBe(alt);
    });
  }

  test(`the web manifest in ${language.name}`, async ({ page, request }) => {
    await read(page, address(language, '/about'));
    const link = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
    const answer = await request.get(link);
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    expect(answer.headers()['cache-control']).toBe('no-cache');
    const manifest = (await answer.json()) as {
      lang: string;
      start_url: string;
      description: string;
      theme_color: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({
      lang: language.code,
      start_url: address(language, '/'),
      description: text(language.code, 'seo:default.description'),
    });
    expect(await metaOf(page, 'theme-color')).toBe(manifest.theme_color);
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src } of manifest.icons) {
      expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    }
  });
}

test.describe('an unknown address', () => {
  test.use({ expectedFault: /404/ });
  for (const route of ['/nowhere', '/vessel/titanic']) {
    test(`${route} stays out of search results`, async ({ page }) => {
      await page.goto(route);
      expect(await metaOf(page, 'robots')).toBe('noindex');
      await expect(page.locator('link[rel="canonical"], link[rel="alternate"]')).toHaveCount(0);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    });
  }
});

test('the icons are there, each as what it is', async ({ page, request }) => {
  await page.goto('/about');
  const links = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const types = await Promise.all(
    links.map(async (link) => [link, (await request.get(link)).headers()['content-type']]),
  );
  expect(types).toEqual([
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
  ]);
});

test('the sitemap names every page in every language with its alternates, and nothing else', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(index).toBe(`${origin}/sitemap-index.xml`);
  const [, part = ''] = /<loc>(.+?)<\/loc>/.exec(await (await fetchNamed(request, index)).text()) ?? [];
  const sitemap = await (await fetchNamed(request, part)).text();
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    page: /<loc>(.+?)<\/loc>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map(([, code, to]) => [code, to]),
  }));
  const wanted = languages.flatMap((language) =>
    sitePages.map(({ path: route }) => ({
      page: origin + address(language, route),
      alternates: [
        ...languages.map((one) => [one.code, origin + address(one, route)]),
        ['x-default', origin + route],
      ],
    })),
  );
  const sorted = (list: typeof entries) =>
    list.toSorted((a, b) => (a.page ?? '').localeCompare(b.page ?? ''));
  expect(sorted(entries)).toEqual(sorted(wanted));
});

test('every page asks for the texts of its own language', async () => {
  const folder = path.resolve(import.meta.dirname, '../../site/public/page-data');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('page-data.json'));
  expect(files.length).toBeGreaterThan(9);
  for (const file of files) {
    const { result } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as {
      result: {
        data?: { locales?: { edges: { node: { language: string } }[] } };
        pageContext: { language?: string };
      };
    };
    if (!result.pageContext.language) continue;
    const used = new Set(result.data?.locales?.edges.map(({ node }) => node.language));
    expect([...used], file).toEqual([result.pageContext.language]);
  }
});
