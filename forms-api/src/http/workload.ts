import type { Middleware } from 'koa';
import type { Metrics } from './metrics';
import { unavailable } from './refusal';
import type { Sentences } from './sentences';
import { writeRefusal } from './writeRefusal';

/** How much work waits for the database, so that what is begun is answered in time and memory stays bounded. */
export interface Workload {
  /**
   * Does a piece of work.
   * @throws Refusal 503 with `Retry-After` when there is too much already
   */
  take: <Result>(work: () => Promise<Result>) => Promise<Result>;
  isFull: () => boolean;
}

/** @param most pieces of work at the same time */
export const createWorkload = (most: number): Workload => {
  let atWork = 0;
  const isFull = (): boolean => atWork >= most;
  return {
    isFull,
    take: async (work) => {
      if (isFull()) throw unavailable();
      atWork += 1;
      try {
        return await work();
      } finally {
        atWork -= 1;
      }
    },
  };
};

/**
 * Answers 503 before anything costly is done, so that a flood does not hold up what is at work. Such an answer is counted, not logged.
 * @param paths whose POSTs make work
 */
export const refuseOverload = (
  workload: Workload,
  paths: readonly string[],
  sentences: Sentences,
  metrics: Pick<Metrics, 'refused'>,
): Middleware => {
  const refusal = unavailable();
  const working = new Set(paths);
  return async (ctx, next) => {
    if (ctx.method !== 'POST' || !workload.isFull() || !working.has(ctx.path)) return next();
    metrics.refused(refusal.reason);
    writeRefusal(ctx, refusal, sentences);
  };
};
