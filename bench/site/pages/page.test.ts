import { choosePages, pagesOf, type PageData } from './page';

const data = (path: string, language: string, originalPath: string, matchPath?: string): PageData => ({
  path,
  ...(matchPath && { matchPath }),
  result: { pageContext: { language, i18n: { originalPath } } },
});

const built = [
  data('/ru/fleet', 'ru', '/fleet'),
  data('/de', 'de', '/'),
  data('/de/404', 'de', '/404', '/de/*'),
  data('/404.html', 'en', '/404.html'),
  data('/404', 'en', '/404'),
  data('/vessel/not-found', 'en', '/vessel/not-found', '/vessel/*'),
  data('/fleet', 'en', '/fleet'),
  data('/', 'en', '/'),
];

test('pages come in the order of paths and languages, without those for unknown addresses', () => {
  expect(pagesOf(built, ['en', 'de', 'ru']).map(({ address }) => address)).toEqual([
    '/',
    '/de',
    '/fleet',
    '/ru/fleet',
  ]);
});

test('no address chooses every page, some choose those alone', () => {
  const pages = pagesOf(built, ['en', 'de', 'ru']);
  expect(choosePages(pages, [])).toEqual(pages);
  expect(choosePages(pages, ['/ru/fleet'])).toEqual([
    { address: '/ru/fleet', path: '/fleet', language: 'ru' },
  ]);
});

test('an address without a page is refused by name', () => {
  expect(() => choosePages(pagesOf(built, ['en']), ['/', '/fleets'])).toThrow('/fleets');
});
