import { randomUUID } from 'node:crypto';

const body = JSON.stringify({
  name: 'Ada Nansen',
  email: 'ada@example.org',
  subject: 'Two berths in February?',
  message:
    'Good day,\nis there room for two on the way to the Antarctic Peninsula? We have sailed before, but never in ice.',
});
const head = [
  'POST /api/contact HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(body)}`,
  'Accept-Language: en',
].join('\r\n');

/** A contact enquiry as a browser sends it, with a key of its own. */
export const enquiry = (): string => `${head}\r\nIdempotency-Key: ${randomUUID()}\r\n\r\n${body}`;
