import Router from '@koa/router';
import { paths } from '@polar-meridian/contract';
import { exactPaths } from '../http/api';
import { issueProof, shortestFillMs } from './fillProof';

/**
 * `GET /api/form-proof`: what a form asks for when its visitor begins, and how long it then waits before it sends. It needs no cookie and
 * stores nothing.
 * @param secret signs the proofs
 * @param clock the time in milliseconds
 */
export const proofRoutes = (secret: string, clock: () => number): Router => {
  const router = new Router(exactPaths);
  router.get(paths.formProof, (ctx) => {
    ctx.body = { proof: issueProof(secret, clock()), waitMs: shortestFillMs };
  });
  return router;
};
