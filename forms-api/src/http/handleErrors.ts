import Koa, { type Middleware } from 'koa';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '../persistence/withDatabase';
import { Refusal, unavailable } from './refusal';
import type { Sentences } from './sentences';
import { writeRefusal } from './writeRefusal';

const toRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return unavailable();
  if (error instanceof Koa.HttpError && error.status < 500) return new Refusal('malformedRequest');
  return undefined;
};

/** Turns whatever is thrown below into an answer; only our own faults are logged as errors (DESIGN 3, HTTP API). */
export const handleErrors =
  (sentences: Sentences, logger: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = toRefusal(error);
      if (!refusal) logger.error({ err: error, method: ctx.method, path: ctx.path }, 'unexpected error');
      if (error instanceof DatabaseUnavailable)
        logger.warn({ reason: String(error.cause ?? '') }, error.message);
      writeRefusal(ctx, refusal ?? new Refusal('unexpected'), sentences);
    }
  };
