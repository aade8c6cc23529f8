/** @jest-environment node */
import { languages } from './languages';
import { robotsTxt } from './robots';
import { sitemapOptions } from './sitemap';

const { serialize, excludes } = sitemapOptions('https://polar.example');

test('a page names itself and its translations, and the one for all other languages', () => {
  const { url, links } = serialize({
    path: '/de/vessel/lea/',
    pageContext: { i18n: { originalPath: '/vessel/lea/' } },
  });
  expect(url).toBe('/de/vessel/lea');
  expect(links).toEqual([
    { lang: 'en', url: 'https://polar.example/vessel/lea' },
    ...languages
      .filter((language) => language !== 'en')
      .map((lang) => ({ lang, url: `https://polar.example/${lang}/vessel/lea` })),
    { lang: 'x-default', url: 'https://polar.example/vessel/lea' },
  ]);
});

test('pages that say 404 are left out', () => {
  expect(excludes).toEqual(expect.arrayContaining(['/404*', '/**/404*', '/vessel/not-found*']));
});

test('robots may read every page and find the map', () => {
  expect(robotsTxt('https://polar.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    'Sitemap: https://polar.example/sitemap-index.xml',
    '',
  ]);
});
