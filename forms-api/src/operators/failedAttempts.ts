import { Refusal } from '../http/refusal';

const mostFailures = 10;
const spanMs = 15 * 60_000;
const mostClients = 10_000;

/** Keeps a client from guessing passwords. */
export interface FailedAttempts {
  /**
   * Tries once; attempts of one client take turns, so that many at once gain nothing. `check` is not called while the client is locked out.
   * @param check says whether the attempt is right
   * @returns what `check` says
   * @throws Refusal 429 with `Retry-After` once the client has failed too often
   */
  attempt: (client: string, check: () => Promise<boolean>) => Promise<boolean>;
}

/**
 * Counts failed attempts of each client in memory: after ten within fifteen minutes none is checked until the first of them is that old.
 * @param clock the time in milliseconds
 */
export const countFailedAttempts = (clock: () => number): FailedAttempts => {
  const failures = new Map<string, number[]>();
  const turns = new Map<string, Promise<unknown>>();

  const recentOf = (client: string): number[] =>
    (failures.get(client) ?? []).filter((time) => time > clock() - spanMs);

  const refuseGuessing = (client: string): void => {
    const recent = recentOf(client);
    const [first] = recent;
    if (first === undefined || recent.length < mostFailures) return;
    const seconds = Math.max(1, Math.ceil((first + spanMs - clock()) / 1000));
    throw new Refusal('tooManyAttempts', {
      values: { minutes: Math.ceil(seconds / 60) },
      headers: { 'Retry-After': String(seconds) },
    });
  };

  const keepFailure = (client: string): void => {
    const recent = [...recentOf(client), clock()];
    // Taking the entry out first keeps the map in the order of the last failure.
    failures.delete(client);
    const longestAgo = failures.keys().next().value;
    if (failures.size >= mostClients && longestAgo !== undefined) failures.delete(longestAgo);
    failures.set(client, recent);
  };

  const tryOnce = async (client: string, check: () => Promise<boolean>): Promise<boolean> => {
    refuseGuessing(client);
    const isRight = await check();
    if (!isRight) keepFailure(client);
    return isRight;
  };

  return {
    attempt: (client, check) => {
      const turn = (turns.get(client) ?? Promise.resolve()).then(() => tryOnce(client, check));
      const settled = turn
        .catch(() => undefined)
        .then(() => {
          if (turns.get(client) === settled) turns.delete(client);
        });
      turns.set(client, settled);
      return turn;
    },
  };
};
