import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { isApiPath } from './api';

/**
 * Logs calls of the API, without anything that tells who called: no address, no query, no body. Every answer carries the number
 * under which it is found in the log.
 */
export const logRequests =
  (logger: Logger): Middleware =>
  async (ctx, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    ctx.state['requestId'] = requestId;
    if (isApiPath(ctx.path)) ctx.set('X-Request-Id', requestId);
    await next();
    if (!isApiPath(ctx.path) || ctx.path.startsWith('/api/health/')) return;
    const milliseconds = Math.round(performance.now() - startedAt);
    logger.info(
      { requestId, method: ctx.method, path: ctx.path, status: ctx.status, milliseconds },
      'request',
    );
  };
