import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { methodNotAllowed, Refusal } from './refusal';

/** Exact paths: no other case, no trailing slash. */
export const exactPaths = { sensitive: true, strict: true } as const;

/** Whether an address belongs to the API, so that the site never answers it. */
export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Keeps the API's answers out of every cache. */
export const forbidCaching: Middleware = async (ctx, next) => {
  if (isApiPath(ctx.path)) ctx.set('Cache-Control', 'no-store');
  await next();
};

/**
 * Refuses what no route has answered: another method of a known address, or an unknown address below `/api`.
 * @throws Refusal 405 with `Allow`, or 404
 */
export const refuseUnmatched: Middleware = async (ctx, next) => {
  const matched: Router['stack'] = ctx['matched'] ?? [];
  const methods = [...new Set(matched.flatMap((layer) => layer.methods))];
  if (methods.length > 0) throw methodNotAllowed(ctx.method, methods);
  if (isApiPath(ctx.path)) throw new Refusal('notFound');
  await next();
};
