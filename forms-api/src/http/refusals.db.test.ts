import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aBooking, aContact, postJson } from '../../test/enquiries';
import { rawRequest } from '../../test/rawRequest';
import { startService, type TestService } from '../../test/service';
import { repositoryRoot } from '../config/repositoryRoot';

let service: TestService;

beforeAll(async () => {
  service = await startService({ config: { allowedOrigins: ['https://partner.example'] } });
});

afterAll(() => service.close());

const json = { 'content-type': 'application/json' };
const post = (
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = json,
): RequestInit => ({
  method: 'POST',
  headers,
  body,
});
const valid = JSON.stringify(aBooking());

const refusals: [string, number, string, string, RequestInit][] = [
  ['the body is empty', 400, 'emptyBody', '/api/booking', { method: 'POST', headers: json }],
  ['the body is blank', 400, 'emptyBody', '/api/booking', post(' \n')],
  ['the body is not JSON', 400, 'notJson', '/api/booking', post('{"firstName":')],
  ['the body is not UTF-8', 400, 'notUtf8', '/api/booking', post(Buffer.from('7b22c328227d', 'hex'))],
  [
    'the key is too long',
    400,
    'badKey',
    '/api/booking',
    post(valid, { ...json, 'idempotency-key': 'k'.repeat(256) }),
  ],
  [
    'the page is foreign',
    403,
    'foreignOrigin',
    '/api/booking',
    post(valid, { ...json, origin: 'https://evil.example' }),
  ],
  [
    'the page has no origin of its own',
    403,
    'foreignOrigin',
    '/api/contact',
    post(valid, { ...json, origin: 'null' }),
  ],
  ['the address is unknown', 404, 'notFound', '/api/bookings', {}],
  ['no site is served', 404, 'notFound', '/expeditions', {}],
  [
    'the method is not for this address',
    405,
    'methodNotAllowed',
    '/api/contact',
    { method: 'PUT', body: valid },
  ],
  ['enquiries are read by a stranger', 401, 'unauthorized', '/api/booking', {}],
  ['the health is posted', 405, 'methodNotAllowed', '/api/health/live', post(valid)],
  ['the body is over 32 KiB', 413, 'bodyTooLarge', '/api/booking', post(' '.repeat(32 * 1024) + valid)],
  ['the body has no type', 415, 'notJsonType', '/api/booking', post(Buffer.from(valid), {})],
  ['the body is a form', 415, 'notJsonType', '/api/booking', post(new URLSearchParams({ a: 'b' }), {})],
  [
    'the body is in another character set',
    415,
    'notJsonType',
    '/api/booking',
    post(valid, { 'content-type': 'application/json; charset=iso-8859-1' }),
  ],
  [
    'the body is compressed',
    415,
    'notJsonType',
    '/api/booking',
    post(valid, { ...json, 'content-encoding': 'gzip' }),
  ],
  ['a field is missing', 422, 'invalid', '/api/contact', post(JSON.stringify(aContact({ name: ' ' })))],
  ['a field is unknown', 422, 'invalid', '/api/contact', post(JSON.stringify(aContact({ privacy: true })))],
  [
    'a text holds control characters',
    422,
    'invalid',
    '/api/contact',
    post(JSON.stringify(aContact({ name: 'a\u0000b' }))),
  ],
  ['the body is a list', 422, 'invalid', '/api/booking', post('[]')],
  ['the body is nothing', 422, 'invalid', '/api/booking', post('null')],
];

const sentenceOf = (language: string, reason: string): string =>
  JSON.parse(readFileSync(path.join(repositoryRoot, 'locales', language, 'api.json'), 'utf8')).refusals[
    reason
  ];

describe.each([
  ['en', 'fr, en;q=0.8'],
  ['de', 'de-AT,de;q=0.9,en;q=0.8'],
  ['ru', 'ru'],
])('in %s', (language, acceptLanguage) => {
  test.each(refusals)('answers in one sentence when %s (%i %s)', async (_, status, reason, address, init) => {
    const response = await fetch(service.origin + address, {
      ...init,
      headers: { ...init.headers, 'accept-language': acceptLanguage },
    });
    const [opening = ''] = sentenceOf(language, reason).split('{{');
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const sentence = await response.text();
    expect(sentence.startsWith(opening)).toBe(true);
    expect(sentence).toMatch(/^[^{}\n]+\.$/);
  });
});

test.each(refusals)(
  'answers with a problem when Accept names JSON and %s (%i)',
  async (_, status, reason, address, init) => {
    const response = await fetch(service.origin + address, {
      ...init,
      headers: { ...init.headers, accept: 'application/json, */*' },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status, code: reason, detail: expect.any(String) });
  },
);

test('names every wrong field in the visitor’s language', async () => {
  const response = await postJson(
    `${service.origin}/api/contact`,
    { ...aContact({ email: 'x' }), subject: undefined },
    { 'accept-language': 'de' },
  );
  expect(await response.text()).toBe(
    'Bitte prüfen Sie Ihre Angaben: „E-Mail“ ist keine gültige Adresse; „Betreff“ fehlt.',
  );
});

const unknownFields = (name: (index: number) => string, count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), 1]));
const everyFault = { ...aBooking(), contactMethod: '', message: '', homepage: '' };

const largestRefusals: [string, Record<string, unknown>][] = [
  ['thousands of unknown fields', unknownFields((index) => `f${index}`, 3_000)],
  ['unknown fields of four bytes a character', unknownFields((index) => index + '🧭'.repeat(200), 30)],
  ['unknown fields that have to be escaped', unknownFields((index) => index + '\u0001'.repeat(100), 30)],
  [
    'every fault in every field',
    {
      ...Object.fromEntries(Object.keys(everyFault).map((field) => [field, `\ud800${'a'.repeat(101)}`])),
      message: `\u0000${'a'.repeat(5_001)}`,
      homepage: `\u0000${'a'.repeat(5_001)}`,
      email: `\u0000${'a'.repeat(255)}`,
      ...unknownFields((index) => index + '🧭'.repeat(40), 30),
    },
  ],
];

test.each(
  largestRefusals.flatMap(([what, body]) =>
    ['en', 'de', 'ru'].map((language) => [what, language, body] as const),
  ),
)('refuses %s in %s with a short answer', async (_, language, body) => {
  const refuse = async (accept: string): Promise<Response> =>
    postJson(`${service.origin}/api/booking`, body, { accept, 'accept-language': language });
  const [text, problem] = [await refuse('text/plain'), await refuse('application/problem+json')];
  expect([text.status, problem.status]).toEqual([422, 422]);
  const [sentence, errors] = [await text.text(), await problem.text()];
  expect(Buffer.byteLength(sentence)).toBeLessThanOrEqual(1024);
  expect(sentence).toMatch(/: \d+[;.]|and \d+ more|und \d+ weitere|и ещё \d+/);
  expect(Buffer.byteLength(errors)).toBeLessThanOrEqual(8192);
  expect(JSON.parse(errors).errors.at(-1)).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
  });
});

test('answers in English when no language of ours is asked for', async () => {
  const response = await fetch(`${service.origin}/api/nothing`, { headers: { 'accept-language': 'fr, ja' } });
  expect(response.headers.get('content-language')).toBe('en');
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'names the methods of the address when %s is refused',
  async (method) => {
    const response = await fetch(`${service.origin}/api/booking`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, HEAD, GET');
  },
);

test.each(['TRACE', 'PROPFIND'])('answers 405 to the method %s', async (method) => {
  const answer = await rawRequest(
    service.origin,
    `${method} /api/booking HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toContain('\r\nAllow: POST, HEAD, GET\r\n');
  expect(answer).toContain(`Diese Adresse nimmt die Methode ${method} nicht an`);
});

test.each(['hello\r\n\r\n', 'BREW /api/booking HTTP/1.1\r\nHost: localhost\r\n\r\n'])(
  'answers 400 to what its parser does not know: %j',
  async (bytes) => {
    expect(await rawRequest(service.origin, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test('does not refuse a request that breaks off, so that its sender tries again', async () => {
  const head =
    'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99';
  expect(await rawRequest(service.origin, head, true)).toBe('');
  expect(await rawRequest(service.origin, `${head}\r\n\r\n{"name":`, true)).toBe('');
});

test.each([
  ['its own address', () => service.origin],
  ['the canonical origin', () => 'https://www.example.com'],
  ['an allowed origin', () => 'https://partner.example'],
])('accepts an enquiry from a page of %s', async (_, origin) => {
  const response = await postJson(`${service.origin}/api/booking`, aBooking(), { origin: origin() });
  expect(response.status).toBe(201);
});

test('lets a browser send from an allowed origin', async () => {
  const response = await fetch(`${service.origin}/api/booking`, {
    method: 'OPTIONS',
    headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
});

test('accepts a body of exactly 32 KiB', async () => {
  const padded = valid.padEnd(32 * 1024, ' ');
  expect((await fetch(`${service.origin}/api/booking`, post(padded))).status).toBe(201);
});
