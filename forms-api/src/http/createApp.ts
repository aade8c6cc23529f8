import type { BookingOffers } from '@polar-meridian/contract';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import type { ThirdParties } from '../config/thirdParties';
import type { Channel } from '../persistence/entities';
import { enquiryRoutes } from '../enquiries/routes';
import { operatorRoutes } from '../operators/routes';
import { forbidCaching, refuseUnmatched } from './api';
import { handleErrors } from './handleErrors';
import { healthRoutes } from './health';
import { logRequests } from './logRequests';
import { guardOrigin } from './origins';
import { Refusal } from './refusal';
import { setSecurityHeaders } from './securityHeaders';
import type { Sentences } from './sentences';
import { serveSite } from './site/serveSite';

/** Everything the application needs; tests pass their own. */
export interface AppDependencies {
  /** Connected and migrated. */
  dataSource: DataSource;
  /** Whom to tell of an enquiry. */
  channels: readonly Channel[];
  config: Pick<Config, 'siteUrl' | 'allowedOrigins' | 'trustProxy' | 'rateLimitPerHour' | 'siteFolder'>;
  offers: BookingOffers;
  sentences: Sentences;
  thirdParties: ThirdParties;
  logger: Logger;
  /** The time in milliseconds. */
  clock: () => number;
  /** Whether the service has been asked to end. */
  isStopping: () => boolean;
}

/** Makes the Koa application; it does not listen yet. */
export const createApp = ({
  dataSource,
  channels,
  config,
  offers,
  sentences,
  thirdParties,
  logger,
  clock,
  isStopping,
}: AppDependencies): Koa => {
  const app = new Koa({ proxy: config.trustProxy, maxIpsCount: config.trustProxy ? 1 : 0 });
  app.on('error', (error: Error) => logger.warn({ err: error }, 'an answer could not be sent'));

  app.use(logRequests(logger));
  app.use(setSecurityHeaders(thirdParties));
  app.use(async (ctx, next) => {
    await next();
    if (isStopping()) ctx.set('Connection', 'close');
  });
  app.use(handleErrors(sentences, logger));
  app.use(forbidCaching);
  app.use(guardOrigin([config.siteUrl, ...config.allowedOrigins]));
  app.use(
    enquiryRoutes({
      dataSource,
      offers,
      channels,
      languages: sentences.languages,
      clock,
      perHour: config.rateLimitPerHour,
    }).routes(),
  );
  app.use(operatorRoutes({ dataSource, clock }).routes());
  app.use(healthRoutes({ dataSource, isStopping }).routes());
  app.use(refuseUnmatched);
  if (config.siteFolder !== undefined) app.use(serveSite(config.siteFolder, sentences.languages));
  app.use(() => {
    throw new Refusal('notFound');
  });
  return app;
};
