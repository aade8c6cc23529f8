import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import type { Metrics } from './metrics';
import { sharedWith } from './origins';
import { unavailable } from './refusal';
import type { Sentences } from './sentences';
import type { Workload } from './workload';
import { writeRefusal } from './writeRefusal';

interface Shedding {
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

/** The two halves of load shedding; both refuse with the same bytes. */
export interface LoadShedding {
  /** Refuses with an answer that was written before, if there is one that fits; says whether it has. */
  repeat: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Writes an answer for the first who asks in a way; goes before all others. */
  write: Middleware;
}

/** An answer as it was once written, headers as names and values in turn. */
interface Answer {
  headers: string[];
  body: string;
}

/** So many ways to ask are remembered; whoever asks in ever new ways makes each answer be written. */
const mostKinds = 256;

/** What an answer depends on. */
const kindOf = ({ headers }: IncomingMessage): string =>
  `${headers['accept-language']}\n${headers.accept}\n${headers.origin}`;

/**
 * Answers 503 while there is too much work: before the body is read, before anything is asked of the database, and mostly before Koa, so
 * that a flood does not hold up what is at work. Such an answer is counted, not logged. A body that is still coming in is read past by
 * Node, since a connection closed over it could take the answer along.
 */
export const shedLoad = ({
  workload,
  paths,
  headers,
  origins,
  sentences,
  metrics,
}: Shedding): LoadShedding => {
  const refusal = unavailable();
  const shed = new Set(paths);
  const known = new Set(origins);
  const answers = new Map<string, Answer>();
  // The address as it came: nothing has looked yet whether it can be taken apart.
  const isShed = ({ method, url = '' }: IncomingMessage): boolean =>
    method === 'POST' && workload.isFull() && shed.has(url);

  return {
    repeat: (request, response) => {
      if (!isShed(request)) return false;
      const answer = answers.get(kindOf(request));
      if (!answer) return false;
      metrics.refused(refusal.reason);
      response.writeHead(refusal.status, answer.headers).end(answer.body);
      return true;
    },
    write: async (ctx, next) => {
      if (!isShed(ctx.req)) return next();
      metrics.refused(refusal.reason);
      const origin = ctx.get('Origin');
      ctx.set(headers);
      ctx.vary('Origin');
      if (known.has(origin)) ctx.set(sharedWith(origin));
      writeRefusal(ctx, refusal, sentences);
      if (answers.size >= mostKinds) answers.clear();
      const written = Object.entries(ctx.response.headers).flatMap(([name, value]) => [name, String(value)]);
      answers.set(kindOf(ctx.req), { headers: written, body: ctx.body as string });
    },
  };
};
