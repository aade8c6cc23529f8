import Router from '@koa/router';
import { bookingSchema, contactSchema, paths, type BookingOffers } from '@polar-meridian/contract';
import type { DataSource } from 'typeorm';
import { bookingEntity, contactEntity, type Channel } from '../persistence/entities';
import { admit, type Admission } from '../http/admit';
import { exactPaths } from '../http/api';
import type { Metrics } from '../http/metrics';
import { limitRate } from '../http/rateLimit';
import { acceptEnquiry } from './acceptEnquiry';

interface EnquiryDependencies {
  dataSource: DataSource;
  offers: BookingOffers;
  /** Whom to tell of an enquiry. */
  channels: readonly Channel[];
  admission: Admission;
  wakeWorker: () => void;
  /** Told of every enquiry that is answered with 201, and of every one that is set apart. */
  metrics: Pick<Metrics, 'accepted' | 'suspected'>;
  /** Signs the proofs that a form was filled in. */
  formSecret: string;
  /** The site's languages, English first. */
  languages: string[];
  /** The time in milliseconds. */
  clock: () => number;
  /** Enquiries of one client address per hour; 0 sets no limit. */
  perHour: number;
}

/** The two forms' calls. */
export const enquiryRoutes = ({
  dataSource,
  offers,
  channels,
  admission,
  wakeWorker,
  metrics,
  formSecret,
  languages,
  clock,
  perHour,
}: EnquiryDependencies): Router => {
  const router = new Router(exactPaths);
  const limit = limitRate(perHour, clock);
  const admitted = admit(admission);
  const shared = { dataSource, channels, wakeWorker, metrics, formSecret, languages, clock };
  router.post(
    paths.booking,
    limit,
    admitted,
    acceptEnquiry({
      ...shared,
      kind: 'booking',
      schema: bookingSchema(offers),
      entity: bookingEntity,
      toColumns: ({ phone = '', contactMethod = null, message = null, ...rest }) => ({
        ...rest,
        phone,
        contactMethod,
        message,
      }),
    }),
  );
  router.post(
    paths.contact,
    limit,
    admitted,
    acceptEnquiry({
      ...shared,
      kind: 'contact',
      schema: contactSchema,
      entity: contactEntity,
      toColumns: (values) => values,
    }),
  );
  return router;
};
