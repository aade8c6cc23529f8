import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aContact, postJson, receiptOf } from '../../forms-api/test/enquiries';
import { startService, type TestService } from '../../forms-api/test/service';
import { writeSite } from '../../forms-api/test/site';
import { startWebServer, type WebServer } from './webServer';

const siteUrl = 'https://www.example.com';

let folder: string;
let closing: (() => Promise<void>)[];

beforeAll(async () => {
  folder = await writeSite();
  await chmod(folder, 0o755);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(() => {
  closing = [];
});

afterEach(async () => {
  for (const close of closing.reverse()) await close();
});

const serve = async (
  rateLimitPerHour = 0,
  settings: Partial<Parameters<typeof startWebServer>[0]> = {},
): Promise<{ service: TestService; web: WebServer }> => {
  const service = await startService({ config: { siteUrl, trustProxy: true, rateLimitPerHour } });
  closing.push(service.close);
  const web = await startWebServer({
    siteFolder: path.join(folder, 'site'),
    formsApi: new URL(service.origin).host,
    ...settings,
  });
  closing.push(web.close);
  return { service, web };
};

test('an enquiry arrives, and its repeat is known', async () => {
  const { service, web } = await serve();
  const send = (): Promise<Response> =>
    postJson(`${web.origin}/api/contact`, aContact(), { 'idempotency-key': 'k', origin: siteUrl });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  const rows = await service.dataSource.query('SELECT id FROM contact_inquiry');
  expect(rows).toEqual([{ id: (await receiptOf(first)).id }]);
});

test.each([
  ['en', 'The enquiry is too large; at most 32 KiB are accepted.'],
  ['de-DE,de;q=0.9', 'Die Anfrage ist zu groß; höchstens 32 KiB werden angenommen.'],
])('a body that is far too large is refused in the language %s', async (language, sentence) => {
  const { web } = await serve();
  const response = await postJson(
    `${web.origin}/api/contact`,
    aContact({ message: 'a'.repeat(100 * 1024) }),
    { 'accept-language': language },
  );
  expect([response.status, await response.text()]).toEqual([413, sentence]);
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

const statuses = async (origin: string, forwarded: string[]): Promise<number[]> => {
  const found: number[] = [];
  for (const address of forwarded) {
    found.push((await postJson(`${origin}/api/contact`, aContact(), { 'x-forwarded-for': address })).status);
  }
  return found;
};

test('nobody gets another limit by claiming another address', async () => {
  const { web } = await serve(2);
  expect(await statuses(web.origin, ['198.51.100.1', '198.51.100.2', '198.51.100.3, 198.51.100.4'])).toEqual([
    201, 201, 429,
  ]);
});

test('behind a TLS proxy of the operator’s own, every visitor has a limit', async () => {
  const { web } = await serve(1, { trustedProxy: '127.0.0.1' });
  const claimed = ['198.51.100.1', '198.51.100.2', '203.0.113.9, 198.51.100.1'];
  expect(await statuses(web.origin, claimed)).toEqual([201, 201, 429]);
});

test('the metrics stay inside', async () => {
  const { web } = await serve();
  for (const address of ['/api/metrics', '/api/metrics?a', '/api/%6detrics']) {
    expect((await fetch(web.origin + address)).status).toBe(404);
  }
});

test.each([
  ['en', 'We cannot store your enquiry at the moment; please try again shortly.'],
  ['ru-RU', 'Сейчас мы не можем сохранить вашу заявку; пожалуйста, попробуйте чуть позже.'],
])('says in the language %s that the service is away, and finds it again', async (language, sentence) => {
  const web = await startWebServer({ siteFolder: path.join(folder, 'site'), formsApi: '127.0.0.1:1' });
  closing.push(web.close);
  const response = await postJson(`${web.origin}/api/contact`, aContact(), { 'accept-language': language });
  expect([response.status, await response.text()]).toEqual([503, sentence]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '5',
    'content-type': 'text/plain; charset=utf-8',
    'content-language': language.slice(0, 2),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect((await fetch(web.origin)).status).toBe(200);
});

test('with a certificate it speaks HTTPS and leads there', async () => {
  const tlsFolder = await mkdtemp(path.join(tmpdir(), 'tls-'));
  closing.push(() => rm(tlsFolder, { recursive: true, force: true }));
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-keyout',
      'privkey.pem',
      '-out',
      'fullchain.pem',
    ],
    { cwd: tlsFolder, stdio: 'ignore' },
  );
  await chmod(tlsFolder, 0o755);
  await chmod(path.join(tlsFolder, 'privkey.pem'), 0o644);
  const { web } = await serve(0, { tlsFolder });
  const redirect = await fetch(`${web.plainOrigin}/de?a=1`, { redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, 'https://127.0.0.1/de?a=1']);
  const [status, headers] = await new Promise<[number | undefined, NodeJS.Dict<string | string[]>]>(
    (resolve, reject) => {
      request(`${web.origin}/de`, { rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers]);
      })
        .on('error', reject)
        .end();
    },
  );
  expect(status).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

describe('through nginx', () => {
  let service: TestService;
  let web: WebServer;

  beforeAll(async () => {
    service = await startService({ config: { siteUrl, trustProxy: true } });
    web = await startWebServer({
      siteFolder: path.join(folder, 'site'),
      formsApi: new URL(service.origin).host,
    });
  });

  afterAll(async () => {
    await web.close();
    await service.close();
  });

  test.each([
    ['a refusal', 'POST', '/api/contact', '{}', {}],
    ['a refusal in German', 'POST', '/api/booking', '{}', { 'accept-language': 'de' }],
    ['a refusal for programs', 'POST', '/api/booking', '{}', { accept: 'application/problem+json' }],
    ['a wrong type', 'POST', '/api/contact', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a foreign page', 'POST', '/api/contact', '{}', { origin: 'https://evil.example' }],
    ['a body over 32 KiB', 'POST', '/api/contact', JSON.stringify({ message: 'a'.repeat(33 * 1024) }), {}],
    ['an unknown address', 'GET', '/api/nowhere', undefined, {}],
    ['the API itself', 'GET', '/api', undefined, {}],
    ['a slash too many', 'GET', '/api/contact/', undefined, {}],
    ['another method', 'DELETE', '/api/contact', undefined, {}],
    ['a list without a password', 'GET', '/api/booking', undefined, {}],
    ['the health', 'GET', '/api/health/ready', undefined, {}],
  ])(
    '%s is answered as the service answers it',
    async (_, method, address, body, headers: Record<string, string>) => {
      const answers = await Promise.all(
        [service, web].map(async ({ origin }) => {
          const response = await fetch(origin + address, {
            method,
            headers: { 'content-type': 'application/json', ...headers },
            ...(body === undefined ? {} : { body }),
          });
          const {
            date: _date,
            connection: _connection,
            'keep-alive': _keep,
            server: _server,
            'x-request-id': _id,
            ...rest
          } = Object.fromEntries(response.headers);
          return { status: response.status, headers: rest, body: await response.text() };
        }),
      );
      expect(answers[1]).toEqual(answers[0]);
    },
  );
});
