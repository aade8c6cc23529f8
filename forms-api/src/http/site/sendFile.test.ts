import { rawRequest } from '../../../test/rawRequest';
import { startSite, video, type TestSite } from '../../../test/site';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/app-0123456789abcdef.js', /^(?:text|application)\/javascript; charset=utf-8$/],
  ['/styles.0123456789abcdef0123.css', 'text/css; charset=utf-8'],
  ['/page-data/index/page-data.json', 'application/json; charset=utf-8'],
  ['/static/abc/fleet.webp', 'image/webp'],
  ['/manifest_de.webmanifest', /^application\/manifest\+json/],
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/film.mp4', 'video/mp4'],
  ['/film.webm', 'video/webm'],
  ['/sitemap-index.xml', /^(?:text|application)\/xml/],
])('gives %s its content type', async (address, type) => {
  expect((await site.get(address)).headers.get('content-type')).toMatch(type);
});

test.each([
  ['bytes=0-99', 'bytes 0-99/1000', video.subarray(0, 100)],
  ['bytes=900-', 'bytes 900-999/1000', video.subarray(900)],
  ['bytes=-10', 'bytes 990-999/1000', video.subarray(990)],
  ['bytes=990-5000', 'bytes 990-999/1000', video.subarray(990)],
])('sends the part %s of a film', async (range, contentRange, bytes) => {
  const response = await site.get('/film.mp4', { range });
  expect([response.status, response.headers.get('content-range')]).toEqual([206, contentRange]);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
});

test.each([
  '/app-0123456789abcdef.js',
  '/styles.0123456789abcdef0123.css',
  '/static/abc/fleet.webp',
  '/static/previews/home.de.0123456789ab.jpg',
])('lets browsers keep %s for good, because its name changes with its content', async (address) => {
  expect((await site.get(address)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/page-data/index/page-data.json', '/page-data/app-data.json'])(
  'lets a visit go on with %s while it is asked for anew',
  async (address) => {
    const { headers } = await site.get(address);
    expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
  },
);

test.each(['/', '/locales/de/translation.json', '/sitemap-index.xml', '/manifest_de.webmanifest'])(
  'has %s asked for anew and answers 304 when it is unchanged',
  async (address) => {
    const first = await site.get(address);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await site.get(address, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await site.get(address, { 'if-none-match': '"other"' })).status).toBe(200);
  },
);

test.each([
  ['gzip, deflate, br', 'br', 'home in brotli'],
  ['gzip', 'gzip', 'home in gzip'],
  ['br;q=0, gzip;q=0', null, '<h1>Home</h1>'],
])('serves the neighbour that Accept-Encoding %s asks for', async (accepted, encoding, content) => {
  const answer = await rawRequest(
    site.origin,
    `GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
  );
  const [head = '', body] = answer.split('\r\n\r\n');
  expect(/\r\nContent-Encoding: (\S+)/.exec(head)?.[1] ?? null).toBe(encoding);
  expect(head).toMatch(/\r\nVary: Accept-Encoding/);
  expect(head).toContain('\r\nContent-Type: text/html; charset=utf-8');
  expect(body).toBe(content);
});

test('answers 416 when a part lies outside the film', async () => {
  const response = await site.get('/film.mp4', { range: 'bytes=1000-' });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
});

test('sends the whole film when it has changed since the first part', async () => {
  const response = await site.get('/film.mp4', { range: 'bytes=0-9', 'if-range': '"other"' });
  expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
});

test.each(['/', '/film.mp4', '/nowhere'])('answers HEAD %s like GET without the content', async (address) => {
  const [head, full] = [await site.get(address, {}, 'HEAD'), await site.get(address)];
  expect(head.status).toBe(full.status);
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
    expect(head.headers.get(name)).toBe(full.headers.get(name));
  }
  expect(await head.text()).toBe('');
});
