import { unavailable } from './refusal';

/** How much work waits for the database, so that what is begun is answered in time and memory stays bounded. */
export interface Workload {
  /**
   * Does a piece of work when its turn has come.
   * @throws Refusal 503 with `Retry-After`, at once, when there is too much already
   */
  take: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isFull: () => boolean;
}

/** So many pieces begin in one turn of the event loop: what is refused is answered between them, not after a whole burst. */
const begunTogether = 8;

/** Lets a few pieces begin in every turn of the event loop, those that come first at once. */
const createTurnstile = (): (() => Promise<void> | undefined) => {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const nextTurn = (): void => {
    const going = waiting.splice(0, begunTogether);
    begun = going.length;
    for (const begin of going) begin();
    if (begun > 0) setImmediate(nextTurn);
  };
  return () => {
    if (begun >= begunTogether) return new Promise((resolve) => waiting.push(resolve));
    if (begun === 0) setImmediate(nextTurn);
    begun += 1;
    return undefined;
  };
};

/** @param most pieces of work at the same time, those that wait for their turn or for a connection included */
export const createWorkload = (most: number): Workload => {
  let admitted = 0;
  const isFull = (): boolean => admitted >= most;
  const turn = createTurnstile();
  return {
    isFull,
    take: async (work) => {
      if (isFull()) throw unavailable();
      admitted += 1;
      try {
        const mine = turn();
        if (mine) await mine;
        return await work();
      } finally {
        admitted -= 1;
      }
    },
  };
};
