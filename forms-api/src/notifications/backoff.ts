const firstDelayMs = 5_000;
const longestDelayMs = 3_600_000;
const giveUpAfterMs = 3 * 24 * 3_600_000;
/** So many attempts take more than an hour; an entry that was retried by hand gets them anew. */
const fewestAttempts = 10;

/**
 * How long to wait after a failure: within 10 s at first, doubling to an hour, with up to a half on top so that many entries that
 * failed together do not come back together.
 * @param attempts failures so far, at least 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export const delayAfter = (attempts: number, random: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20)) * (1 + random / 2);

/**
 * Whether an entry has failed for so long that it is given up: three days, and often enough, since the service
 * itself may have been away meanwhile.
 * @param attempts failures so far
 * @param now in milliseconds
 */
export const isGivenUp = (createdAt: Date, attempts: number, now: number): boolean =>
  attempts >= fewestAttempts && now - createdAt.getTime() >= giveUpAfterMs;
