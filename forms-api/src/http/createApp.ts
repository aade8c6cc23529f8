import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { paths, type BookingOffers } from '@polar-meridian/contract';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import type { ThirdParties } from '../config/company';
import type { Channel } from '../persistence/entities';
import { enquiryRoutes } from '../enquiries/routes';
import { operatorRoutes } from '../operators/routes';
import { forbidCaching, refuseUnmatched } from './api';
import { createBodyReaders } from './bodyReaders';
import { proofRoutes } from '../spam/routes';
import { handleErrors } from './handleErrors';
import { healthRoutes } from './health';
import { createMetrics, metricsRoutes } from './metrics';
import { logRequests } from './logRequests';
import { guardOrigin, shareWithOrigins } from './origins';
import { Refusal } from './refusal';
import { readTarget } from './requestTarget';
import {
  commonHeaders,
  documentHeaders,
  readApiOrigin,
  readInlineScripts,
  setSecurityHeaders,
} from './securityHeaders';
import { shedLoad } from './shedLoad';
import { createWorkload } from './workload';
import type { Sentences } from './sentences';
import { serveSite } from './site/serveSite';

/** How much is taken on before the service sheds load. */
interface Capacity {
  /** Enquiries that are being stored or wait for it; the next ones are refused at once. */
  enquiries: number;
  /** Bodies that are still coming in, of 32 KiB at most. */
  bodies: number;
}

const usualCapacity: Capacity = { enquiries: 128, bodies: 256 };

/** Everything the application needs; tests pass their own. */
export interface AppDependencies {
  /** Connected and migrated. */
  dataSource: DataSource;
  /** Whom to tell of an enquiry, and what starts telling it at once. */
  channels: readonly Channel[];
  wakeWorker: () => void;
  config: Pick<
    Config,
    'siteUrl' | 'allowedOrigins' | 'trustProxy' | 'rateLimitPerHour' | 'siteFolder' | 'formSecret'
  >;
  offers: BookingOffers;
  sentences: Sentences;
  thirdParties: ThirdParties;
  logger: Logger;
  /** The time in milliseconds. */
  clock: () => number;
  /** Whether the service has been asked to end. */
  isStopping: () => boolean;
  /** What this machine can take on, unless the usual is right. */
  capacity?: Capacity;
}

/** Makes the application, which answers requests; it does not listen yet. */
export const createApp = ({
  dataSource,
  channels,
  wakeWorker,
  config,
  offers,
  sentences,
  thirdParties,
  logger,
  clock,
  isStopping,
  capacity = usualCapacity,
}: AppDependencies): RequestListener => {
  // A drawn secret is forgotten with the process; an older proof then proves nothing, and does no harm.
  const formSecret = config.formSecret ?? randomBytes(32).toString('base64');
  const metrics = createMetrics(dataSource, clock);
  const workload = createWorkload(capacity.enquiries);
  const origins = [config.siteUrl, ...config.allowedOrigins];
  const circumstances = {
    thirdParties,
    inlineScripts: config.siteFolder === undefined ? [] : readInlineScripts(config.siteFolder),
    apiOrigin: config.siteFolder === undefined ? '' : readApiOrigin(config.siteFolder),
    siteUrl: config.siteUrl,
  };
  const app = new Koa({ proxy: config.trustProxy, maxIpsCount: config.trustProxy ? 1 : 0 });
  app.on('error', (error: Error) => logger.warn({ err: error }, 'an answer could not be sent'));

  const shedding = shedLoad({
    workload,
    paths: [paths.booking, paths.contact],
    headers: { ...commonHeaders(circumstances), ...documentHeaders(circumstances) },
    origins,
    sentences,
    metrics,
  });
  app.use(shedding.write);
  app.use(setSecurityHeaders(circumstances));
  app.use(readTarget(sentences, metrics));
  app.use(shareWithOrigins(origins));
  app.use(logRequests(logger));
  app.use(async (ctx, next) => {
    await next();
    if (isStopping()) ctx.set('Connection', 'close');
  });
  app.use(metrics.time);
  app.use(handleErrors(sentences, logger, metrics));
  app.use(forbidCaching);
  app.use(guardOrigin(origins));
  app.use(
    enquiryRoutes({
      dataSource,
      offers,
      channels,
      admission: { workload, bodyReaders: createBodyReaders(capacity.bodies) },
      wakeWorker,
      languages: sentences.languages,
      metrics,
      formSecret,
      clock,
      perHour: config.rateLimitPerHour,
    }).routes(),
  );
  app.use(proofRoutes(formSecret, clock).routes());
  app.use(operatorRoutes({ dataSource, clock }).routes());
  app.use(metricsRoutes(metrics).routes());
  app.use(healthRoutes({ dataSource, isStopping }).routes());
  app.use(refuseUnmatched);
  if (config.siteFolder !== undefined) app.use(serveSite(config.siteFolder, sentences.languages));
  app.use(() => {
    throw new Refusal('notFound');
  });
  const answer = app.callback();
  return (request, response) => {
    if (!shedding.repeat(request, response)) void answer(request, response);
  };
};
