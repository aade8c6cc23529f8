import { fieldErrors } from '@polar-meridian/contract';
import type { Middleware } from 'koa';
import type { DataSource, EntitySchema } from 'typeorm';
import type { z } from 'zod/mini';
import { readJsonBody } from '../http/jsonBody';
import type { Metrics } from '../http/metrics';
import { Refusal } from '../http/refusal';
import type { Channel, EnquiryKind, StoredEnquiry } from '../persistence/entities';
import { bodyDigestOf, keyDigestOf } from './idempotency';
import { presentReceipt } from './presenter';
import { storeEnquiry } from './store';

/** What one kind of enquiry brings along. */
interface Acceptance<Values extends object, Enquiry extends StoredEnquiry> {
  dataSource: DataSource;
  kind: EnquiryKind;
  /** Whom to tell. */
  channels: readonly Channel[];
  wakeWorker: () => void;
  accepted: Metrics['accepted'];
  /** The site's languages, English first. */
  languages: string[];
  /** The time in milliseconds. */
  clock: () => number;
  schema: z.ZodMiniType<Values>;
  entity: EntitySchema<Enquiry>;
  /** The columns that hold the values. */
  toColumns: (values: Values) => Omit<Enquiry, keyof StoredEnquiry>;
}

/**
 * The handler that checks an enquiry, stores it and answers 201 (DESIGN 3, HTTP API).
 * @throws Refusal 400, 409, 413, 415 or 422
 * @throws DatabaseUnavailable when the database stays away
 */
export const acceptEnquiry =
  <Values extends object, Enquiry extends StoredEnquiry>({
    dataSource,
    kind,
    channels,
    wakeWorker,
    accepted,
    languages,
    clock,
    schema,
    entity,
    toColumns,
  }: Acceptance<Values, Enquiry>): Middleware =>
  async (ctx) => {
    const body = await readJsonBody(ctx);
    const keyDigest = keyDigestOf(ctx);
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new Refusal('invalid', { fieldErrors: fieldErrors(parsed.error) });
    const fingerprint = { keyDigest, bodyDigest: bodyDigestOf(parsed.data) };
    const outcome = await storeEnquiry(
      dataSource,
      entity,
      toColumns(parsed.data),
      fingerprint,
      new Date(clock()),
      { kind, channels, language: ctx.acceptsLanguages(languages) || 'en' },
    );
    accepted(kind, outcome.isReplay);
    if (!outcome.isReplay) wakeWorker();
    // Without a key of the client's, finding the row means that the service itself had to try twice.
    if (outcome.isReplay && ctx.get('Idempotency-Key') !== '') ctx.set('Idempotent-Replayed', 'true');
    ctx.status = 201;
    ctx.body = presentReceipt(outcome);
  };
