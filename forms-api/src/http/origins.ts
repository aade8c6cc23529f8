import type { Middleware } from 'koa';
import { isApiPath } from './api';
import { Refusal } from './refusal';

const preflightSeconds = 600;

/** The headers that let the pages of another origin read an answer. */
export const sharedWith = (origin: string): Record<string, string> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'Idempotent-Replayed, Retry-After',
});

/**
 * Lets pages of the site's other origins read every answer below `/api`, refusals of any kind included: without these headers a browser
 * reports a failed network in their place.
 * @param allowed further origins, such as `https://www.example.com`
 */
export const shareWithOrigins = (allowed: readonly string[]): Middleware => {
  const known = new Set(allowed);
  return async (ctx, next) => {
    if (isApiPath(ctx.path)) {
      ctx.vary('Origin');
      const origin = ctx.get('Origin');
      if (known.has(origin)) ctx.set(sharedWith(origin));
    }
    await next();
  };
};

/**
 * Takes enquiries from the site's own origins alone; a request without `Origin` does not come from a foreign page.
 * @param allowed see {@link shareWithOrigins}
 * @throws Refusal 403
 */
export const guardOrigin = (allowed: readonly string[]): Middleware => {
  const known = new Set(allowed);
  return async (ctx, next) => {
    if (!isApiPath(ctx.path)) return next();
    const origin = ctx.get('Origin');
    // A browser says where a request comes from even where it leaves out `Origin`.
    if (origin === '' && ctx.method === 'POST' && ctx.get('Sec-Fetch-Site') === 'cross-site') {
      throw new Refusal('foreignOrigin');
    }
    if (origin === '' || origin === `${ctx.protocol}://${ctx.host}`) return next();
    if (!known.has(origin)) {
      if (ctx.method !== 'POST') return next();
      throw new Refusal('foreignOrigin');
    }
    if (ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '') return next();
    ctx.set('Access-Control-Allow-Methods', 'GET, POST');
    ctx.set('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key, Form-Proof');
    ctx.set('Access-Control-Max-Age', String(preflightSeconds));
    ctx.status = 204;
  };
};
