import { rawRequest } from '../../../test/rawRequest';
import { escapingAddresses, startSite, type TestSite } from '../../../test/site';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

test.each([
  ['/', '<h1>Home</h1>'],
  ['/?from=mail', '<h1>Home</h1>'],
  ['/expeditions', '<h1>Expeditions</h1>'],
  ['/about', '<h1>About</h1>'],
  ['/de', '<h1>Start</h1>'],
  ['/vessel/lea', '<h1>Lea</h1>'],
  ['/two%20words.txt', 'two words'],
  ['/empty.txt', ''],
])('answers %s without a redirect', async (address, content) => {
  const response = await site.get(address);
  expect([response.status, await response.text()]).toEqual([200, content]);
});

test.each([
  ['/expeditions/', '/expeditions'],
  ['/expeditions/?a=1&b=2', '/expeditions?a=1&b=2'],
  ['/de/', '/de'],
])('sends %s to %s', async (address, target) => {
  const response = await site.get(address);
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
});

test.each([
  '//evil.example/',
  '//evil.example',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F/evil.example/',
])('leads nobody away at %s', async (address) => {
  const answer = await rawRequest(
    site.origin,
    `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/\r\nLocation:/i);
});

test.each([...escapingAddresses, '/.hidden'])(
  'serves nothing from outside the site at %s',
  async (address) => {
    const answer = await rawRequest(
      site.origin,
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  },
);

test.each([
  ['/nowhere', '404 Page Not Found'],
  ['/nowhere/', '404 Page Not Found'],
  ['/missing.js', '404 Page Not Found'],
  ['/static', '404 Page Not Found'],
  ['/de/nowhere', '404 Seite nicht gefunden'],
  ['/ru/nowhere', '404 Страница не найдена'],
  ['/vessel/titanic', 'Vessel Not Found'],
  ['/vessel', 'Vessel Not Found'],
  ['/vessel/lea/deck', '404 Page Not Found'],
  ['/de/vessel/titanic', 'Schiff nicht gefunden'],
  ['/ru/vessel/titanic', 'Vessel Not Found'],
  ['/vessel/not-found', 'Vessel Not Found'],
  ['/404', '404 Page Not Found'],
  ['/de/.hidden', '404 Seite nicht gefunden'],
  ['/de//nowhere', '404 Seite nicht gefunden'],
  ['/de/a%2Fb', '404 Seite nicht gefunden'],
  ['/de/%', '404 Seite nicht gefunden'],
])('answers 404 at %s with the page in its language', async (address, content) => {
  const response = await site.get(address);
  expect([response.status, await response.text()]).toEqual([404, content]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('never answers an address of the API with a page', async () => {
  const response = await site.get('/api/nowhere');
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
});

test.each(['/', '/nowhere'])('answers 405 when %s is posted to', async (address) => {
  const response = await site.get(address, {}, 'POST');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

const partsOfPages = [
  '/app-0123456789abcdef.js',
  '/static/abc/fleet.webp',
  '/page-data/index/page-data.json',
];

test.each(['/', '/nowhere', '/api/nowhere', '/missing.js', ...partsOfPages])(
  'sends the security headers that concern everything with %s',
  async (address) => {
    const { headers } = await site.get(address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);

test.each(['/', '/nowhere', '/api/nowhere', '/missing.js'])(
  'sends the headers that rule documents with %s',
  async (address) => {
    const { headers } = await site.get(address);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  },
);

test.each(partsOfPages)('sends no headers that rule documents with %s', async (address) => {
  const { headers } = await site.get(address);
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('permissions-policy')).toBeNull();
});
