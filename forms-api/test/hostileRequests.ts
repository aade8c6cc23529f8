import { METHODS } from 'node:http';
import fc from 'fast-check';
import { aBooking, aContact } from './enquiries';

/** Stands in every text that is sent, and may stand in no line of the log. */
export const mark = 'zq7';

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

/** A valid enquiry with other words in some of its own fields; much of it is stored. */
const plausibleEnquiry = (valid: Record<string, unknown>, texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .dictionary(
      fc.constantFrom(...texts),
      fc.oneof(hostileText, fc.string({ unit: 'grapheme', maxLength: 90 })),
      {
        maxKeys: 2,
      },
    )
    .map((changes) => JSON.stringify({ ...valid, ...changes }));

const manyFields = fc
  .tuple(fc.integer({ min: 1, max: 2_000 }), fc.string({ maxLength: 12 }))
  .map(([count, name]) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [index + name, 1]))),
  );

const bytesOf = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));

const bookingBody = fc.oneof(
  hostileEnquiry(aBooking({ firstName: mark })),
  plausibleEnquiry(aBooking({ firstName: mark }), ['lastName', 'phone', 'contactMethod', 'message']),
);
const contactBody = fc.oneof(
  hostileEnquiry(aContact({ name: mark })),
  plausibleEnquiry(aContact({ name: mark }), ['name', 'subject', 'message', 'email']),
);

/** Bodies of every shape: enquiries with something wrong or nothing, other JSON, text, bytes, thousands of fields. */
export const hostileBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 8, arbitrary: bookingBody },
  { weight: 8, arbitrary: contactBody },
  { weight: 3, arbitrary: fc.json() },
  { weight: 3, arbitrary: hostileText },
  { weight: 3, arbitrary: bytesOf },
  { weight: 1, arbitrary: manyFields },
);

const headerValue = fc
  .string({ unit: 'grapheme-ascii', maxLength: 40 })
  .map((text) => text.replace(/[^\x20-\x7e]/g, '').trim());

/** Headers that the service reads, with values that it knows or not. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
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

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST') },
  { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
  { weight: 1, arbitrary: fc.constantFrom('BREW', 'get', '', 'PRI', 'POST\u0000', 'x'.repeat(300)) },
);

const knownTargets = [
  '/api/booking',
  '/api/contact',
  '/api/form-proof',
  '/api/booking?limit=5&before=1',
  '/api',
]
  .concat(['/api/health/ready', '/api/metrics', '/', '/de', '/nowhere/', '/vessel/x', '/film.mp4', '/404'])
  .concat([
    'http://',
    'http://[::1',
    'https://',
    'http://localhost/de',
    'http://xn--/',
    '*',
    '//',
    '/%',
    '/%00',
  ])
  .concat([
    '/..;/',
    '/%ed%a0%80',
    '/\\',
    '/../../etc/passwd',
    `/${'a'.repeat(9_000)}`,
    `/${'a'.repeat(20_000)}`,
  ]);
const target = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('/api/booking', '/api/contact') },
  { weight: 4, arbitrary: fc.constantFrom(...knownTargets) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

/** Header lines that no client would send, or not with these values. */
const oddLine = fc.oneof(
  fc.constantFrom(
    'Connection: Upgrade\r\nUpgrade: websocket',
    'Expect: 100-continue',
    'Expect: x',
    'X'.repeat(20_000),
  ),
  fc.constantFrom(
    'Range: bytes=9-1',
    'If-None-Match: *',
    'Host: [',
    'X-Forwarded-For: x',
    ' folded',
    ': x',
    'A:\u0000',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** The lines that tell of a body, and the body as it is sent: with its length, a wrong one, in chunks, in broken ones, with both. */
const framings: readonly ((body: Buffer) => readonly [lines: string, sent: Buffer])[] = [
  (body) => [`Content-Length: ${body.length}\r\n`, body],
  (body) => [`Content-Length: ${Math.max(0, body.length - 3)}\r\n`, body],
  (body) => [`Content-Length: ${body.length + 7}\r\n`, body],
  (body) => ['', body],
  (body) => ['Content-Length: -1\r\n', body],
  (body) => ['Content-Length: 99999999999999999999\r\n', body],
  (body) => [`Content-Length: ${body.length}\r\nContent-Length: 1\r\n`, body],
  (body) => ['Transfer-Encoding: chunked\r\n', chunk(body, body.length.toString(16))],
  (body) => ['Transfer-Encoding: chunked\r\n', chunk(body, (body.length + 5).toString(16))],
  (body) => [
    'Transfer-Encoding: chunked\r\n',
    chunk(body, `${body.length.toString(16)};${'x'.repeat(20_000)}`),
  ],
  (body) => ['Transfer-Encoding: chunked\r\n', body],
  (body) => [`Transfer-Encoding: chunked\r\nContent-Length: ${body.length}\r\n`, body],
  (body) => ['Transfer-Encoding: gzip, x\r\n', body],
];
const chunk = (body: Buffer, length: string): Buffer =>
  Buffer.concat([Buffer.from(`${length}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);

/** What is asked of which address: mostly what the forms ask, so that much of it gets as far as the database. */
const aim = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant('POST'), fc.constant('/api/booking'), bookingBody) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('POST'), fc.constant('/api/contact'), contactBody) },
  { weight: 4, arbitrary: fc.tuple(method, target, hostileBody) },
);

/** One request as the bytes that are sent. */
export const hostileRequest: fc.Arbitrary<Buffer> = fc
  .record({
    aim,
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, hostileHeaders),
    odd: fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, oddLine),
    framing: fc.oneof({ weight: 16, arbitrary: fc.constant(framings[0]) }, fc.constantFrom(...framings)),
  })
  .map(({ aim: [verb, address, body], headers, odd, framing }) => {
    const [lines, sent] = framing?.(Buffer.from(body)) ?? ['', Buffer.alloc(0)];
    const head = Object.entries({ 'content-type': 'application/json', ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    const first = `${verb} ${address} HTTP/1.1\r\nHost: localhost\r\n${head}${odd === undefined ? '' : `${odd}\r\n`}`;
    return Buffer.concat([Buffer.from(`${first}${lines}\r\n`, 'latin1'), sent]);
  });

/** What one connection is to go through. */
export interface HostileConnection {
  /** How many requests were written down; how many can be read is another matter. */
  requests: number;
  /** The requests one behind the other, cut anywhere: each piece is written on its own. */
  pieces: Buffer[];
  /** After the last piece: wait for the answers, half-close, or reset. */
  ending: 'wait' | 'half-close' | 'reset';
}

/**
 * Requests that follow each other on one connection, without waiting for answers.
 * @param request what each of them is drawn from
 * @param most requests on one connection
 */
export const connectionOf = (request: fc.Arbitrary<Buffer>, most: number): fc.Arbitrary<HostileConnection> =>
  fc
    .record({
      requests: fc.array(request, { minLength: 1, maxLength: most, size: 'max' }),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
      ending: fc.constantFrom('wait', 'wait', 'half-close', 'reset' as const),
    })
    .map(({ requests, cuts, ending }) => {
      const bytes = Buffer.concat(requests);
      const inside = cuts.map((cut) => Math.floor(cut * bytes.length)).sort((a, b) => a - b);
      const places = [0, ...inside, bytes.length];
      const pieces = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      return { requests: requests.length, pieces: pieces.filter(({ length }) => length > 0), ending };
    });
