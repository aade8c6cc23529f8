import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { isApiPath } from './api';

/** Logs calls of the API, without anything that tells who called: no address, no query, no body. */
export const logRequests =
  (logger: Logger): Middleware =>
  async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    if (!isApiPath(ctx.path) || ctx.path.startsWith('/api/health/')) return;
    const milliseconds = Math.round(performance.now() - startedAt);
    logger.info({ method: ctx.method, path: ctx.path, status: ctx.status, milliseconds }, 'request');
  };
