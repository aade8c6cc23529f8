import http from 'node:http';
import type { Enquiry } from './enquiries';

/** What the service answered; a connection that broke before the whole answer was there is none. */
export interface Answer {
  status: number;
  isReplay: boolean;
  retryAfterMs: number;
  body: string;
}

const patienceMs = 10_000;

/**
 * Sends an enquiry once, on a connection of its own.
 * @throws Error with a code when the connection breaks
 */
export const sendOnce = (port: number, { kind, key, values }: Enquiry): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        agent: false,
        method: 'POST',
        path: `/api/${kind}`,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            isReplay: response.headers['idempotent-replayed'] === 'true',
            retryAfterMs: Number(response.headers['retry-after'] ?? 0) * 1000,
            body,
          }),
        );
      },
    );
    request.on('error', reject);
    request.setTimeout(patienceMs, () =>
      request.destroy(Object.assign(new Error('no answer'), { code: 'NO_ANSWER' })),
    );
    request.end(JSON.stringify(values));
  });
