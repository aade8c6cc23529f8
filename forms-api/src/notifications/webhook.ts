import { createHmac } from 'node:crypto';
import type { Deliver } from './enquiry';

const timeoutMs = 10_000;
const prefix = 'whsec_';

const keyOf = (secret: string): Buffer =>
  secret.startsWith(prefix)
    ? Buffer.from(secret.slice(prefix.length), 'base64')
    : Buffer.from(secret, 'utf8');

/**
 * The signature of a call by the Standard Webhooks specification.
 * @param secret `whsec_` and base64, or any text
 * @param id of the message, the same for every attempt
 * @param timestamp of the attempt, in seconds
 */
export const signatureOf = (secret: string, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/**
 * Makes what tells another system of an enquiry.
 * @param url where to post
 * @param clock the time in milliseconds
 * @returns sends once; throws when the system does not answer 2xx within 10 s
 */
export const webhookSender =
  (url: string, secret: string, clock: () => number): Deliver =>
  async ({ kind, id, createdAt, fields }, _language, signal) => {
    const messageId = `${kind}-${id}`;
    const timestamp = Math.floor(clock() / 1000);
    const body = JSON.stringify({
      type: `${kind}.created`,
      timestamp: createdAt,
      data: { id, createdAt, ...fields },
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': messageId,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(secret, messageId, timestamp, body),
      },
      body,
      // A redirect would carry the enquiry to an address that nobody has set up.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
