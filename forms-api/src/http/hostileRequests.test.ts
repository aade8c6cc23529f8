import fc from 'fast-check';
import { pino } from 'pino';
import { aBooking, aContact } from '../../test/enquiries';
import { startService, type TestService } from '../../test/service';

/** So many requests of each kind; hostile ones are found by shape, not by number. */
const numRuns = 20_000;
/** Stands in every text that is sent, and may stand in no line of the log. */
const mark = 'zq7';

let service: TestService;
let log = '';
const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  service = await startService({
    logger: pino({ level: 'trace' }, { write: (line: string) => (log += line) }),
  });
});

afterAll(async () => {
  await service.close();
  process.off('unhandledRejection', note);
});

const hostileText = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '',
      '\r\nBcc: a@b.example',
      "'; DROP TABLE user; --",
      '{{constructor}}',
      '\u0000',
      '\ud800',
      '🧭'.repeat(300),
    ),
  )
  .map((text) => mark + text);
const hostileValue = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 }));

/** A valid enquiry with some of its fields replaced or others added. */
const hostileEnquiry = (valid: Record<string, unknown>): fc.Arbitrary<string> =>
  fc
    .dictionary(
      fc.oneof(
        fc.constantFrom(...Object.keys(valid), 'homepage', '__proto__', 'constructor', 'id', 'suspicion'),
        fc.string({ maxLength: 8 }),
      ),
      hostileValue,
      { maxKeys: 4 },
    )
    .map((changes) => JSON.stringify({ ...valid, ...changes }));

const hostileBody = fc.oneof(
  hostileEnquiry(aBooking({ firstName: mark })),
  hostileEnquiry(aContact({ name: mark })),
  fc.json(),
  hostileText,
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

const headerValue = fc
  .string({ unit: 'grapheme-ascii', maxLength: 40 })
  .map((text) => text.replace(/[^\x20-\x7e]/g, '').trim());
const hostileHeaders = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'x',
    ),
    'idempotency-key': headerValue,
    'form-proof': headerValue,
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'x'),
    'accept-language': headerValue,
    accept: fc.constantFrom('application/json', 'application/problem+json', '*/*', ';;q='),
    origin: fc.constantFrom('null', 'https://evil.example', 'https://www.example.com', 'x'),
    'content-encoding': fc.constantFrom('gzip', 'identity', 'br'),
    authorization: headerValue.map((text) => `Basic ${text}`),
  },
  { requiredKeys: [] },
);

test('whatever is sent is answered, never with a fault of ours, and never shows in the log', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/api/booking', '/api/contact'),
      hostileBody,
      hostileHeaders,
      async (path, body, headers) => {
        const response = await fetch(service.origin + path, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...headers },
        });
        const answer = await response.text();
        expect([201, 400, 403, 409, 413, 415, 422]).toContain(response.status);
        expect(answer).not.toMatch(/ {4}at |node_modules/);
      },
    ),
    { numRuns },
  );
  expect(log).not.toContain(mark);
  expect(unhandled).toEqual([]);
}, 600_000);

test('whatever is asked of the lists is answered without a fault of ours', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.webQueryParameters(),
      fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
      async (query, method) => {
        const response = await fetch(`${service.origin}/api/booking?${query}`, { method });
        expect(response.status).toBeLessThan(500);
        await response.text();
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);
