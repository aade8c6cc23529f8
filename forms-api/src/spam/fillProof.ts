import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** No person fills in one of the forms faster. */
export const shortestFillMs = 2_000;
/** A page may stay open for a day. */
const longestFillMs = 24 * 3_600_000;

const nonceBytes = 8;
/** A signature of 24 bytes in base64url after a nonce of 8. */
const shape = /^(\d{1,15})\.([\w-]{11})([\w-]{32})$/;

const sign = (secret: string, startedAt: string, nonce: string): string =>
  createHmac('sha256', secret)
    .update(`form opened ${startedAt} ${nonce}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url');

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Proves later that a form was opened now, without anything being stored here or in the browser. No two proofs are alike.
 * @param now in milliseconds
 */
export const issueProof = (secret: string, now: number): string => {
  const startedAt = String(now);
  const nonce = randomBytes(nonceBytes).toString('base64url');
  return `${startedAt}.${nonce}${sign(secret, startedAt, nonce)}`;
};

/** A proof of ours that is still good. */
export interface FillProof {
  /** How long the form was open, in milliseconds. */
  fillMs: number;
  /** SHA-256 in hexadecimal; a proof has one spelling only, so it is the same whenever the proof is sent. */
  digest: string;
  /** Until when it proves something. */
  expiresAt: Date;
}

/**
 * Reads how long a form was open.
 * @param proof as it was sent; anything at all
 * @param now in milliseconds
 * @returns undefined when this proves nothing: not one of ours, older than a day, or from the future
 */
export const readProof = (secret: string, proof: string, now: number): FillProof | undefined => {
  const [, startedAt = '', nonce = '', signature = ''] = shape.exec(proof) ?? [];
  if (!isSame(signature, sign(secret, startedAt, nonce))) return undefined;
  const fillMs = now - Number(startedAt);
  if (fillMs < 0 || fillMs > longestFillMs) return undefined;
  return {
    fillMs,
    digest: createHash('sha256').update(proof).digest('hex'),
    expiresAt: new Date(Number(startedAt) + longestFillMs),
  };
};
