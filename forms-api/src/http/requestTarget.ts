import type { Middleware } from 'koa';
import type { Metrics } from './metrics';
import { Refusal } from './refusal';
import type { Sentences } from './sentences';
import { writeRefusal } from './writeRefusal';

const absoluteForm =
  /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?(?<path>\/[^?#]*)?(?<query>\?[^#]*)?(?:#.*)?$/is;

/**
 * The path and query that a request asks for: as they came, or out of an absolute address, which clients send to proxies.
 * @param target of the request line
 * @returns undefined for what names no path here, such as `*` or `http://`
 */
export const originFormOf = (target: string): string | undefined => {
  if (target.startsWith('/')) return target;
  const parts = URL.canParse(target) ? absoluteForm.exec(target)?.groups : undefined;
  return parts && (parts['path'] ?? '/') + (parts['query'] ?? '');
};

/** Lets nothing below meet a target that it could not take apart; refuses it with 400, which is counted, not logged. */
export const readTarget = (sentences: Sentences, metrics: Pick<Metrics, 'refused'>): Middleware => {
  const refusal = new Refusal('malformedRequest');
  return async (ctx, next) => {
    const url = originFormOf(ctx.url);
    if (url !== undefined) {
      ctx.url = url;
      return next();
    }
    metrics.refused(refusal.reason);
    writeRefusal(ctx, refusal, sentences);
  };
};
