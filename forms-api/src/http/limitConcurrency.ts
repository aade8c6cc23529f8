import type { Middleware } from 'koa';
import { unavailable } from './refusal';

/**
 * Refuses at once what comes on top of so many requests at work, so that those are answered in time and memory stays bounded.
 * @param most requests at work at the same time
 * @throws Refusal 503 with `Retry-After`
 */
export const limitConcurrency = (most: number): Middleware => {
  let atWork = 0;
  return async (_ctx, next) => {
    if (atWork >= most) throw unavailable();
    atWork += 1;
    try {
      await next();
    } finally {
      atWork -= 1;
    }
  };
};
