import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { readOutboxDepth } from '../notifications/outboxDepth';
import type { EnquiryKind, Suspicion } from '../persistence/entities';
import { withDatabase } from '../persistence/withDatabase';
import { exactPaths, isApiPath } from './api';
import { Refusal, type Reason } from './refusal';

const databaseWaitMs = 1_000;

/** What the service counts, for Prometheus. */
export interface Metrics {
  accepted: (kind: EnquiryKind, isReplay: boolean) => void;
  /** A new enquiry that is set apart. */
  suspected: (suspicion: Suspicion) => void;
  refused: (reason: Reason) => void;
  /** Measures how long enquiries take, whatever becomes of them. */
  time: Middleware;
  /** Everything as text; the outbox is counted now. */
  read: () => Promise<string>;
}

/**
 * Makes the counters of one service.
 * @param clock the time in milliseconds
 */
export const createMetrics = (dataSource: DataSource, clock: () => number): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const accepted = new Counter({
    name: 'enquiries_accepted_total',
    help: 'Enquiries answered with 201; a replay stored nothing',
    labelNames: ['kind', 'replay'],
    registers,
  });
  const suspected = new Counter({
    name: 'enquiries_suspected_total',
    help: 'Accepted enquiries that were set apart as suspected spam, by reason',
    labelNames: ['reason'],
    registers,
  });
  const refused = new Counter({
    name: 'enquiries_refused_total',
    help: 'Refused calls of the API by reason',
    labelNames: ['reason'],
    registers,
  });
  const duration = new Histogram({
    name: 'enquiry_duration_seconds',
    help: 'Time to answer an enquiry',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const depth = new Gauge({
    name: 'outbox_entries',
    help: 'Entries of the outbox by state and channel',
    labelNames: ['state', 'channel'],
    registers,
  });
  const age = new Gauge({
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the oldest entry that still waits; 0 without one',
    registers,
  });

  const countOutbox = async (): Promise<void> => {
    const { depths, oldest } = await withDatabase(dataSource, databaseWaitMs, readOutboxDepth);
    depth.reset();
    for (const { state, channel, count } of depths) depth.set({ state, channel }, count);
    age.set(oldest ? Math.max(0, clock() - oldest.createdAt.getTime()) / 1000 : 0);
  };

  return {
    accepted: (kind, isReplay) => accepted.inc({ kind, replay: String(isReplay) }),
    suspected: (reason) => suspected.inc({ reason }),
    refused: (reason) => refused.inc({ reason }),
    time: async (ctx, next) => {
      const stop = duration.startTimer();
      try {
        await next();
      } finally {
        if (ctx.method === 'POST' && isApiPath(ctx.path)) stop();
      }
    },
    read: async () => {
      await countOutbox();
      return registry.metrics();
    },
  };
};

/** Whether a request comes from this machine itself, not through a proxy on it. */
const isLocal = ({ req }: Context): boolean =>
  /^(?:::1|(?:::ffff:)?127\.)/.test(req.socket.remoteAddress ?? '') && !req.headers['x-forwarded-for'];

/**
 * `GET /api/metrics`, for this machine alone.
 * @throws Refusal 404 for everybody else, 503 while the database does not answer
 */
export const metricsRoutes = (metrics: Metrics): Router => {
  const router = new Router(exactPaths);
  router.get('/api/metrics', async (ctx) => {
    if (!isLocal(ctx)) throw new Refusal('notFound');
    ctx.body = await metrics.read();
    ctx.type = 'text/plain; version=0.0.4; charset=utf-8';
  });
  return router;
};
