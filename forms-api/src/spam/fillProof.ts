import { createHmac, timingSafeEqual } from 'node:crypto';

/** No person fills in one of the forms faster. */
export const shortestFillMs = 2_000;
/** A page may stay open for a day. */
const longestFillMs = 24 * 3_600_000;

const sign = (secret: string, startedAt: string): string =>
  createHmac('sha256', secret).update(`form opened ${startedAt}`).digest('base64url');

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Proves later that a form was opened now, without anything being stored here or in the browser.
 * @param now in milliseconds
 */
export const issueProof = (secret: string, now: number): string => {
  const startedAt = String(now);
  return `${startedAt}.${sign(secret, startedAt)}`;
};

/**
 * How long a form was open.
 * @param proof as it was sent; anything at all
 * @param now in milliseconds
 * @returns milliseconds, or undefined when this proves nothing: not one of ours, older than a day, or from the future
 */
export const fillTimeOf = (secret: string, proof: string, now: number): number | undefined => {
  const [startedAt = '', signature = ''] = proof.split('.', 2);
  if (!/^\d{1,15}$/.test(startedAt) || !/^[\w-]+$/.test(signature)) return undefined;
  if (!isSame(signature, sign(secret, startedAt))) return undefined;
  const fillMs = now - Number(startedAt);
  return fillMs >= 0 && fillMs <= longestFillMs ? fillMs : undefined;
};
