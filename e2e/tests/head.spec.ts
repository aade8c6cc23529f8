import fs from 'node:fs';
import path from 'node:path';
import { address, languages, text } from './support/languages';
import { sitePages } from './support/pages';
import { expect, test } from './support/test';

for (const language of languages) {
  for (const { path: page, seo: key, type } of sitePages) {
    test(`the head of ${address(language, page)}`, async ({ request }) => {
      const html = await (await request.get(address(language, page))).text();
      const origin = 'http://localhost:8000';
      const alternates = [
        ...languages.map((one) => [one.code, address(one, page)] as const),
        ['x-default', page] as const,
      ];
      const wanted = [
        `<html lang="${language.code}"`,
        `<link rel="canonical" href="${origin}${address(language, page)}"`,
        ...alternates.map(([code, to]) => `<link rel="alternate" hrefLang="${code}" href="${origin}${to}"`),
        `property="og:url" content="${origin}${address(language, page)}"`,
        'property="og:image" content="http://localhost:8000/static/',
        'name="twitter:card" content="summary_large_image"',
      ];
      for (const part of wanted) expect(html).toContain(part);
      const escaped = (value: string) => value.replace(/&/g, '&amp;').replace(/'/g, '&#x27;');
      expect(html).toContain(`>${escaped(text(language.code, `seo:${key}.title`))}</title>`);
      for (const name of ['description', 'keywords']) {
        expect(html).toContain(
          `name="${name}" content="${escaped(text(language.code, `seo:${key}.${name}`))}"`,
        );
      }
      expect(html.includes('application/ld+json')).toBe(type !== null);
      if (type) expect(html).toContain(`"@type":"${type}"`);
    });
  }
}

test('the sitemap names every page in every language with its alternates', async ({ request }) => {
  const index = await (await request.get('/sitemap-index.xml')).text();
  expect(index).toContain('/sitemap-0.xml');
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  for (const language of languages) {
    for (const { path: page } of sitePages) {
      expect(sitemap).toContain(`<loc>http://localhost:8000${address(language, page)}</loc>`);
    }
    expect(sitemap).toContain(`hreflang="${language.code}"`);
  }
  expect(sitemap).not.toContain('404');
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
