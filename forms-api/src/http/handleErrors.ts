import Koa, { type Middleware } from 'koa';
import type { Logger } from 'pino';
import { withoutMessage } from '../fault';
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

/** Turns whatever is thrown below into an answer; only our own faults are logged as errors. */
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
          { requestId, err: withoutMessage(error), method: ctx.method, path: ctx.path },
          'unexpected error',
        );
      }
      if (error instanceof DatabaseUnavailable) logger.warn({ requestId }, error.message);
      const answered = refusal ?? new Refusal('unexpected');
      metrics.refused(answered.reason);
      writeRefusal(ctx, answered, sentences);
    }
  };
