import Koa, { type Middleware } from 'koa';
import type { Logger } from 'pino';
import { QueryFailedError } from 'typeorm';
import { DatabaseUnavailable } from '../persistence/withDatabase';
import { Refusal, unavailable } from './refusal';
import type { Metrics } from './metrics';
import type { Sentences } from './sentences';
import { writeRefusal } from './writeRefusal';

const toRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return unavailable();
  if (error instanceof Koa.HttpError && error.status < 500) return new Refusal('malformedRequest');
  return undefined;
};

/** A failed statement carries the values it was given, which tell who wrote; its code and place say enough. */
const withoutValues = (error: unknown): unknown =>
  error instanceof QueryFailedError
    ? {
        type: error.name,
        code: (error.driverError as NodeJS.ErrnoException).code,
        stack: error.stack?.split('\n').slice(1),
      }
    : error;

/** Turns whatever is thrown below into an answer; only our own faults are logged as errors (DESIGN 3, HTTP API). */
export const handleErrors =
  (sentences: Sentences, logger: Logger, metrics: Pick<Metrics, 'refused'>): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = toRefusal(error);
      const { requestId } = ctx.state as { requestId?: string };
      if (!refusal) {
        logger.error(
          { requestId, err: withoutValues(error), method: ctx.method, path: ctx.path },
          'unexpected error',
        );
      }
      if (error instanceof DatabaseUnavailable) logger.warn({ requestId }, error.message);
      const answered = refusal ?? new Refusal('unexpected');
      metrics.refused(answered.reason);
      writeRefusal(ctx, answered, sentences);
    }
  };
