import fc from 'fast-check';
import { issueProof, readProof } from './fillProof';

const secret = 'a secret of the service';
const now = Date.UTC(2026, 10, 22);
const dayMs = 24 * 3_600_000;

const fillTimeOf = (signedWith: string, proof: string, at: number): number | undefined =>
  readProof(signedWith, proof, at)?.fillMs;

test('tells how long a form was open', () => {
  const proof = issueProof(secret, now);
  expect(fillTimeOf(secret, proof, now)).toBe(0);
  expect(fillTimeOf(secret, proof, now + 61_000)).toBe(61_000);
  expect(fillTimeOf(secret, proof, now + dayMs)).toBe(dayMs);
});

test('proves nothing after a day, before its time, or with another secret', () => {
  const proof = issueProof(secret, now);
  expect(fillTimeOf(secret, proof, now + dayMs + 1)).toBeUndefined();
  expect(fillTimeOf(secret, proof, now - 1)).toBeUndefined();
  expect(fillTimeOf('another secret', proof, now + 5_000)).toBeUndefined();
});

test('cannot be dated back', () => {
  const [, signature] = issueProof(secret, now).split('.');
  expect(fillTimeOf(secret, `${now - 60_000}.${signature}`, now)).toBeUndefined();
});

test('takes any text, and believes none that it has not issued', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.integer(), fc.base64String()).map(([start, end]) => `${start}.${end}`),
  );
  fc.assert(
    fc.property(text, (proof) => fillTimeOf(secret, proof, now) === undefined),
    { numRuns: 5_000 },
  );
});

test('no two proofs are alike, and each has one spelling', () => {
  const proof = issueProof(secret, now);
  const another = issueProof(secret, now);
  expect(readProof(secret, proof, now)?.digest).not.toBe(readProof(secret, another, now)?.digest);
  expect(readProof(secret, proof, now + 1)).toEqual({
    ...readProof(secret, proof, now),
    fillMs: 1,
    expiresAt: new Date(now + dayMs),
  });
  for (const other of [
    `${proof}.`,
    `${proof}.x`,
    `0${proof}`,
    ` ${proof}`,
    `${proof}\n`,
    proof.toLowerCase(),
  ])
    expect(readProof(secret, other, now)).toBeUndefined();
});
