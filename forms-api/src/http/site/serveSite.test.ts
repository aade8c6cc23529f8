import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aContact, postJson } from '../../../test/enquiries';
import { rawRequest } from '../../../test/rawRequest';
import { startService, type TestService } from '../../../test/service';

const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

const files: Record<string, string | Buffer> = {
  'site/index.html': '<h1>Home</h1>',
  'site/index.html.br': 'home in brotli',
  'site/index.html.gz': 'home in gzip',
  'site/expeditions/index.html': '<h1>Expeditions</h1>',
  'site/about.html': '<h1>About</h1>',
  'site/de/index.html': '<h1>Start</h1>',
  'site/vessel/lea/index.html': '<h1>Lea</h1>',
  'site/vessel/not-found/index.html': 'Vessel Not Found',
  'site/de/vessel/not-found/index.html': 'Schiff nicht gefunden',
  'site/404.html': '404 Page Not Found',
  'site/404/index.html': '404 Page Not Found',
  'site/de/404/index.html': '404 Seite nicht gefunden',
  'site/ru/404.html': '404 Страница не найдена',
  'site/app-0123456789abcdef.js': 'let a',
  'site/app-0123456789abcdef.js.br': 'app in brotli',
  'site/styles.0123456789abcdef0123.css': 'a{}',
  'site/static/abc/fleet.webp': 'picture',
  'site/page-data/index/page-data.json': '{}',
  'site/locales/de/translation.json': '{}',
  'site/sitemap-index.xml': '<x/>',
  'site/film.mp4': video,
  'site/film.webm': video,
  'site/empty.txt': '',
  'site/two words.txt': 'two words',
  'site/.hidden': 'hidden',
  'secret.txt': 'secret',
};

let folder: string;
let service: TestService;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  service = await startService({ config: { siteFolder: path.join(folder, 'site') } });
});

afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(service.origin + address, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', ...headers },
  });

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
  const response = await get(address);
  expect([response.status, await response.text()]).toEqual([200, content]);
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/app-0123456789abcdef.js', /^(?:text|application)\/javascript; charset=utf-8$/],
  ['/styles.0123456789abcdef0123.css', 'text/css; charset=utf-8'],
  ['/page-data/index/page-data.json', 'application/json; charset=utf-8'],
  ['/static/abc/fleet.webp', 'image/webp'],
  ['/film.mp4', 'video/mp4'],
  ['/film.webm', 'video/webm'],
  ['/sitemap-index.xml', /^(?:text|application)\/xml/],
])('gives %s its content type', async (address, type) => {
  expect((await get(address)).headers.get('content-type')).toMatch(type);
});

test.each(['/app-0123456789abcdef.js', '/styles.0123456789abcdef0123.css', '/static/abc/fleet.webp'])(
  'lets browsers keep %s for good, because its name changes with its content',
  async (address) => {
    expect((await get(address)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  },
);

test.each(['/', '/page-data/index/page-data.json', '/locales/de/translation.json', '/sitemap-index.xml'])(
  'has %s asked for anew and answers 304 when it is unchanged',
  async (address) => {
    const first = await get(address);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get(address, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(address, { 'if-none-match': '"other"' })).status).toBe(200);
  },
);

test.each([
  ['gzip, deflate, br', 'br', 'home in brotli'],
  ['gzip', 'gzip', 'home in gzip'],
  ['br;q=0, gzip;q=0', null, '<h1>Home</h1>'],
])('serves the neighbour that Accept-Encoding %s asks for', async (accepted, encoding, content) => {
  const answer = await rawRequest(
    service.origin,
    `GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
  );
  const [head = '', body] = answer.split('\r\n\r\n');
  expect(/\r\nContent-Encoding: (\S+)/.exec(head)?.[1] ?? null).toBe(encoding);
  expect(head).toMatch(/\r\nVary: Accept-Encoding/);
  expect(head).toContain('\r\nContent-Type: text/html; charset=utf-8');
  expect(body).toBe(content);
});

test.each([
  ['/expeditions/', '/expeditions'],
  ['/expeditions/?a=1&b=2', '/expeditions?a=1&b=2'],
  ['/de/', '/de'],
])('sends %s to %s', async (address, target) => {
  const response = await get(address);
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
    service.origin,
    `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/\r\nLocation:/i);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/static/../../secret.txt',
  '/%00',
  '/%',
  '/.hidden',
])('serves nothing from outside the site at %s', async (address) => {
  const answer = await rawRequest(
    service.origin,
    `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

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
])('answers 404 at %s with the page in its language', async (address, content) => {
  const response = await get(address);
  expect([response.status, await response.text()]).toEqual([404, content]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test.each([
  ['bytes=0-99', 'bytes 0-99/1000', video.subarray(0, 100)],
  ['bytes=900-', 'bytes 900-999/1000', video.subarray(900)],
  ['bytes=-10', 'bytes 990-999/1000', video.subarray(990)],
  ['bytes=990-5000', 'bytes 990-999/1000', video.subarray(990)],
])('sends the part %s of a film', async (range, contentRange, bytes) => {
  const response = await get('/film.mp4', { range });
  expect([response.status, response.headers.get('content-range')]).toEqual([206, contentRange]);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
});

test('answers 416 when a part lies outside the film', async () => {
  const response = await get('/film.mp4', { range: 'bytes=1000-' });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
});

test('sends the whole film when it has changed since the first part', async () => {
  const response = await get('/film.mp4', { range: 'bytes=0-9', 'if-range': '"other"' });
  expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
});

test.each(['/', '/film.mp4', '/nowhere'])('answers HEAD %s like GET without the content', async (address) => {
  const [head, full] = [await get(address, {}, 'HEAD'), await get(address)];
  expect(head.status).toBe(full.status);
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
    expect(head.headers.get(name)).toBe(full.headers.get(name));
  }
  expect(await head.text()).toBe('');
});

test.each(['/', '/nowhere'])('answers 405 when %s is posted to', async (address) => {
  const response = await get(address, {}, 'POST');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('sets the security headers on pages, refusals and receipts', async () => {
  const responses = [
    await get('/'),
    await get('/api/nowhere'),
    await postJson(`${service.origin}/api/contact`, aContact()),
  ];
  for (const { headers } of responses) {
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  }
});

test('never answers an address of the API with a page', async () => {
  const response = await get('/api/nowhere');
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
});
