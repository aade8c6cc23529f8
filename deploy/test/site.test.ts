import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rawRequest } from '../../forms-api/test/rawRequest';
import { startService, type TestService } from '../../forms-api/test/service';
import { escapingAddresses, video, writeSite } from '../../forms-api/test/site';
import { answerOf } from './answer';
import { startWebServer, type WebServer } from './webServer';

// The service's own server is the definition; nginx has to answer alike.

let folder: string;
let own: TestService;
let web: WebServer;

const moreFiles: Record<string, string | Buffer> = {
  'a.avif': 'a',
  'a.ico': 'a',
  'a.jpg': 'a',
  'a.js.map': '{}',
  'a.png': 'a',
  'a.svg': '<svg/>',
  'a.webmanifest': '{}',
  'a.woff2': 'a',
  'app-0123456789abcdef.js.LICENSE.txt': 'a',
  'chunk-map.0123456789abcdef.js.map': '{}',
  'index.html.gz': gzipSync('home in gzip'),
  '404.html.gz': gzipSync('404 in gzip'),
  '404/index.html.gz': gzipSync('404 in gzip'),
  'app-0123456789abcdef.js.gz': gzipSync('app in gzip'),
  'static/abc/film.mp4': 'a',
  'unknown.polar': 'a',
};

beforeAll(async () => {
  folder = await writeSite();
  await chmod(folder, 0o755);
  const siteFolder = path.join(folder, 'site');
  for (const [name, content] of Object.entries(moreFiles)) {
    await mkdir(path.dirname(path.join(siteFolder, name)), { recursive: true });
    await writeFile(path.join(siteFolder, name), content);
  }
  own = await startService({ config: { siteFolder } });
  web = await startWebServer({ siteFolder, formsApi: new URL(own.origin).host });
});

afterAll(async () => {
  await web?.close();
  await own?.close();
  await rm(folder, { recursive: true, force: true });
});

const expectAlike = async (
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<number> => {
  const expected = await answerOf(own.origin, address, headers, method);
  expect(await answerOf(web.origin, address, headers, method)).toEqual(expected);
  return expected.status;
};

test.each([
  '/',
  '/?from=mail',
  '/index.html',
  '/expeditions',
  '/about',
  '/de',
  '/vessel/lea',
  '/two%20words.txt',
  '/empty.txt',
  '/film.mp4',
  '/film.webm',
  '/styles.0123456789abcdef0123.css',
  '/app-0123456789abcdef.js',
  '/static/abc/fleet.webp',
  '/page-data/index/page-data.json',
  '/locales/de/translation.json',
  '/sitemap-index.xml',
  ...Object.keys(moreFiles).map((name) => `/${name}`),
])('answers %s like the service itself', async (address) => {
  expect(await expectAlike(address)).toBe(200);
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/nowhere/deeper',
  '/missing.js',
  '/static',
  '/static/missing.webp',
  '/de/nowhere',
  '/de/nowhere/deeper',
  '/ru/nowhere',
  '/vessel/titanic',
  '/vessel',
  '/vessel/lea/deck',
  '/de/vessel/titanic',
  '/ru/vessel/titanic',
  '/vessel/not-found',
  '/404',
  '/404.html',
  '/de/404',
  '/de/.hidden',
  '/de//nowhere',
  '/de/a%2Fb',
  '/.hidden',
  '/.hidden/',
  '/%2Ehidden',
  '/a%2Fb',
  '/a%5Cb',
  '//evil.example',
  '//evil.example/',
  '/evil.example//',
])('answers 404 at %s with the same page', async (address) => {
  expect(await expectAlike(address)).toBe(404);
});

test.each(['/expeditions/', '/expeditions/?a=1&b=2', '/de/', '/about/', '/two%20words.txt/'])(
  'sends %s to the same address without a slash',
  async (address) => {
    const [expected, actual] = [await answerOf(own.origin, address), await answerOf(web.origin, address)];
    expect([actual.status, actual.headers['location']]).toEqual([301, expected.headers['location']]);
  },
);

test.each(escapingAddresses)('serves nothing from outside the site at %s', async (address) => {
  const answer = await rawRequest(
    web.origin,
    `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(answer).not.toContain('secret');
});

test.each(['/\\evil.example/', '/%5Cevil.example/', '//evil.example/'])(
  'leads nobody away at %s',
  async (address) => {
    const answer = await rawRequest(
      web.origin,
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/\r\nLocation:/i);
  },
);

test.each(['/', '/about', '/film.mp4', '/nowhere', '/de/nowhere'])(
  'answers HEAD %s alike',
  async (address) => {
    await expectAlike(address, {}, 'HEAD');
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  'refuses %s alike, in the visitor’s language',
  async (method) => {
    for (const language of ['en', 'de-AT,de;q=0.9', 'ru']) {
      const answers = await Promise.all(
        [own, web].map(({ origin }) => answerOf(origin, '/about', { 'accept-language': language }, method)),
      );
      const [expected, actual] = answers.map(({ status, headers, body }) => ({
        status,
        body,
        allow: headers['allow'],
        type: headers['content-type'],
        language: headers['content-language'],
        cache: headers['cache-control'],
        policy: headers['content-security-policy'],
      }));
      expect(actual).toEqual(expected);
      expect(actual?.status).toBe(405);
    }
  },
);

test.each(['/', '/nowhere'])('serves %s compressed where the visitor takes it', async (address) => {
  await expectAlike(address, { 'accept-encoding': 'gzip' });
  const { headers } = await fetch(web.origin + address, {
    headers: { 'accept-encoding': 'gzip', via: '1.1 proxy' },
    method: 'HEAD',
  });
  expect(headers.get('content-encoding')).toBe('gzip');
});

test.each(['bytes=0-99', 'bytes=900-', 'bytes=-10', 'bytes=990-5000'])(
  'sends the part %s of a film',
  async (range) => {
    const [expected, actual] = [
      await answerOf(own.origin, '/film.mp4', { range }),
      await answerOf(web.origin, '/film.mp4', { range }),
    ];
    expect([actual.status, actual.headers['content-range'], actual.body]).toEqual([
      206,
      expected.headers['content-range'],
      expected.body,
    ]);
  },
);

test('says that it sends parts', async () => {
  const { headers } = await fetch(`${web.origin}/film.mp4`, { method: 'HEAD' });
  expect(headers.get('accept-ranges')).toBe('bytes');
});

test('answers 416 when a part lies outside the film', async () => {
  const { status, headers } = await answerOf(web.origin, '/film.mp4', { range: `bytes=${video.length}-` });
  expect([status, headers['content-range']]).toEqual([416, `bytes */${video.length}`]);
});

test.each(['/', '/page-data/index/page-data.json', '/app-0123456789abcdef.js'])(
  'answers 304 when %s is unchanged, and says again how long it may be kept',
  async (address) => {
    const first = await fetch(web.origin + address);
    const again = await fetch(web.origin + address, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, again.headers.get('cache-control')]).toEqual([
      304,
      first.headers.get('cache-control'),
    ]);
  },
);

test('names neither its version nor a visitor', async () => {
  const { headers } = await fetch(`${web.origin}/about?who=ada`);
  expect(headers.get('server')).toBe('nginx');
  expect(await web.readLog()).toMatch(/ 200 GET \/about/);
  expect(await web.readLog()).not.toMatch(/127\.0\.0\.1|ada/);
});
