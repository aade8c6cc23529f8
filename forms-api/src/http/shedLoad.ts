import type { Context, Middleware } from 'koa';
import type { Metrics } from './metrics';
import { sharedWith } from './origins';
import { unavailable } from './refusal';
import type { Sentences } from './sentences';
import type { Workload } from './workload';
import { visitorLanguage } from './visitorLanguage';
import { wantsJson, writeRefusal } from './writeRefusal';

interface LoadShedding {
  workload: Pick<Workload, 'isFull'>;
  /** Those whose POSTs make work. */
  paths: readonly string[];
  /** Of every answer, security headers above all. */
  headers: Record<string, string>;
  /** Origins whose pages may read the answer. */
  origins: readonly string[];
  sentences: Sentences;
  metrics: Pick<Metrics, 'refused'>;
}

/** An answer as it was once written; all of its kind are the same. */
interface Answer {
  headers: NodeJS.Dict<string | string[] | number>;
  body: string;
}

/**
 * Answers 503 while there is too much work: before the body is read, before anything is asked of the database, and without writing the
 * answer anew, so that a flood does not hold up what is at work. Such an answer is counted, not logged. A body that is still coming in is
 * read past by Node, since a connection closed over it could take the answer along.
 */
export const shedLoad = ({
  workload,
  paths,
  headers,
  origins,
  sentences,
  metrics,
}: LoadShedding): Middleware => {
  const refusal = unavailable();
  const shed = new Set(paths);
  const known = new Set(origins);
  /** By language, form and the origin it is shared with: as many as there are languages and known origins, whatever is asked. */
  const answers = new Map<string, Answer>();

  const write = (ctx: Context, origin: string, kind: string): void => {
    ctx.set(headers);
    ctx.vary('Origin');
    if (known.has(origin)) ctx.set(sharedWith(origin));
    writeRefusal(ctx, refusal, sentences);
    answers.set(kind, { headers: { ...ctx.response.headers }, body: ctx.body as string });
  };

  return async (ctx, next) => {
    // The address as it came: nothing has looked yet whether it can be taken apart.
    if (ctx.method !== 'POST' || !workload.isFull() || !shed.has(ctx.url)) return next();
    metrics.refused(refusal.reason);
    const origin = ctx.get('Origin');
    const language = visitorLanguage(ctx, sentences.languages);
    const kind = `${language} ${wantsJson(ctx)} ${known.has(origin) ? origin : ''}`;
    const answer = answers.get(kind);
    if (!answer) {
      write(ctx, origin, kind);
      return;
    }
    ctx.respond = false;
    ctx.res.writeHead(refusal.status, answer.headers).end(answer.body);
  };
};
