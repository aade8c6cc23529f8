import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { Refusal } from '../http/refusal';

const printableAscii = /^[\x20-\x7e]{1,255}$/;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How a repeated enquiry is recognised. */
export interface Fingerprint {
  /** The same for every repeat, unique in its table; digests compare exactly in every database's collation. */
  keyDigest: string;
  /** The same for every body with the same normalised values. */
  bodyDigest: string;
}

const readKey = (ctx: Context): string | undefined => {
  const key = ctx.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !printableAscii.test(key)) throw new Refusal('badKey');
  return key;
};

/**
 * Reads the `Idempotency-Key`. Without one, a random key keeps the service's own retries from storing twice.
 * @returns the digest of the key
 * @throws Refusal 400 when the key is not 1–255 printable ASCII characters
 */
export const keyDigestOf = (ctx: Context): string => {
  const key = readKey(ctx);
  // The prefixes keep a client from naming a key that the service has drawn.
  return key === undefined ? digest(`drawn ${randomUUID()}`) : digest(`given ${key}`);
};

/**
 * @param values the normalised values of an enquiry
 * @returns the same text for the same values, in whatever order they were sent
 */
export const bodyDigestOf = (values: object): string => {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return digest(JSON.stringify(present.sort(([a], [b]) => (a < b ? -1 : 1))));
};
