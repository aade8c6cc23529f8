import type { Middleware } from 'koa';
import type { BodyReaders } from './bodyReaders';
import { readJsonBody } from './jsonBody';
import type { Workload } from './workload';

/** What an enquiry needs to be taken on. */
export interface Admission {
  /** What is still coming in. */
  bodyReaders: BodyReaders;
  /** What is being stored or waits for it. */
  workload: Workload;
}

/**
 * Reads an enquiry's body into `ctx.state.body`, and hands it on when its turn has come.
 * @throws Refusal 400, 413 or 415 for the body, 503 with `Retry-After` when there is too much already
 */
export const admit =
  ({ bodyReaders, workload }: Admission): Middleware =>
  async (ctx, next) => {
    ctx.state['body'] = await bodyReaders.take(() => readJsonBody(ctx));
    await workload.take(next);
  };
