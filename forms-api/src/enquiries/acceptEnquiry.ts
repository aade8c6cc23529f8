import { fieldErrors, trapField } from '@polar-meridian/contract';
import type { Middleware } from 'koa';
import type { DataSource, EntitySchema } from 'typeorm';
import type { z } from 'zod/mini';
import { readJsonBody } from '../http/jsonBody';
import type { Metrics } from '../http/metrics';
import { Refusal, unavailable } from '../http/refusal';
import type { Workload } from '../http/workload';
import type { Channel, EnquiryKind, StoredEnquiry } from '../persistence/entities';
import { bodyDigestOf, keyDigestOf } from './idempotency';
import { readProof } from '../spam/fillProof';
import { suspicionOf } from '../spam/suspicion';
import { presentReceipt } from './presenter';
import { storeEnquiry } from './store';

/** Values that passed a contract, with what stood in the hidden control. */
type Trapped = { [trapField]?: string | undefined };

/** What one kind of enquiry brings along. */
interface Acceptance<Values extends Trapped, Enquiry extends StoredEnquiry> {
  dataSource: DataSource;
  kind: EnquiryKind;
  /** Whom to tell. */
  channels: readonly Channel[];
  /** What waits for the database. */
  workload: Workload;
  wakeWorker: () => void;
  metrics: Pick<Metrics, 'accepted' | 'suspected'>;
  /** Signs the proofs that a form was filled in. */
  formSecret: string;
  /** The site's languages, English first. */
  languages: string[];
  /** The time in milliseconds. */
  clock: () => number;
  schema: z.ZodMiniType<Values>;
  entity: EntitySchema<Enquiry>;
  /** The columns that hold the values. */
  toColumns: (values: Omit<Values, keyof Trapped>) => Omit<Enquiry, keyof StoredEnquiry>;
}

/**
 * The handler that checks an enquiry, stores it and answers 201.
 * @throws Refusal 400, 409, 413, 415 or 422
 * @throws DatabaseUnavailable when the database stays away
 */
export const acceptEnquiry =
  <Values extends Trapped, Enquiry extends StoredEnquiry>({
    dataSource,
    kind,
    channels,
    workload,
    wakeWorker,
    metrics,
    formSecret,
    languages,
    clock,
    schema,
    entity,
    toColumns,
  }: Acceptance<Values, Enquiry>): Middleware =>
  async (ctx) => {
    const body = await readJsonBody(ctx);
    // Others may have filled the workload while this body came in.
    if (workload.isFull()) throw unavailable();
    const keyDigest = keyDigestOf(ctx);
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new Refusal('invalid', { fieldErrors: fieldErrors(parsed.error) });
    const { [trapField]: trap, ...values } = parsed.data;
    const now = clock();
    const proof = readProof(formSecret, ctx.get('Form-Proof'), now);
    const suspicion = suspicionOf({ trap, fillMs: proof?.fillMs, values });
    const own = { keyDigest, bodyDigest: bodyDigestOf(values), suspicion, createdAt: new Date(now) };
    const language = ctx.acceptsLanguages(languages) || 'en';
    const outcome = await workload.take(() =>
      storeEnquiry(dataSource, entity, toColumns(values), own, { kind, channels, language, proof }),
    );
    metrics.accepted(kind, outcome.isReplay);
    if (outcome.suspicion && !outcome.isReplay) metrics.suspected(outcome.suspicion);
    if (!outcome.suspicion && !outcome.isReplay) wakeWorker();
    // Without a key of the client's, finding the row means that the service itself had to try twice.
    if (outcome.isReplay && ctx.get('Idempotency-Key') !== '') ctx.set('Idempotent-Replayed', 'true');
    ctx.status = 201;
    ctx.body = presentReceipt(outcome);
  };
