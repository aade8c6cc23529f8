import type { DataSource, EntityManager, EntitySchema } from 'typeorm';
import { Refusal } from '../http/refusal';
import { isDuplicate } from '../persistence/databaseErrors';
import { usedProofEntity } from '../persistence/dayEntities';
import {
  outboxEntity,
  type Channel,
  type EnquiryKind,
  type StoredEnquiry,
  type Suspicion,
} from '../persistence/entities';
import { insertStatement, type Statement } from '../persistence/insertStatement';
import { runTogether } from '../persistence/transaction';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import type { FillProof } from '../spam/fillProof';
import type { Fingerprint } from './idempotency';

/** The columns of every enquiry before it has a number. */
type NewEnquiry = Omit<StoredEnquiry, 'id'>;

/** What is answered about an enquiry, and whether it had been stored before. */
export interface Outcome {
  id: number;
  createdAt: Date;
  isReplay: boolean;
  /** Why it has been set apart now. */
  suspicion: Suspicion | null;
}

/** What is stored beside an enquiry. */
export interface Surroundings {
  kind: EnquiryKind;
  /** Those that are set up; nobody is told later through one that was not. */
  channels: readonly Channel[];
  language: string;
  /** The proof that this enquiry uses up, if it came with a good one. */
  proof: Pick<FillProof, 'digest' | 'expiresAt'> | undefined;
}

/** A first one with the same key may be taken back between our insert and our look; more often than this, something else is wrong. */
const mostAttempts = 5;

const insertedId = (raw: unknown): number =>
  typeof raw === 'number' ? raw : (raw as { insertId: number }).insertId;

const find = async (
  manager: EntityManager,
  entity: EntitySchema<StoredEnquiry>,
  { keyDigest, bodyDigest }: Fingerprint,
): Promise<Outcome | undefined> => {
  const first = await manager.findOne(entity, {
    select: { id: true, createdAt: true, bodyDigest: true },
    where: { keyDigest },
  });
  if (!first) return undefined;
  if (first.bodyDigest !== bodyDigest) throw new Refusal('keyReused');
  return { id: first.id, createdAt: first.createdAt, isReplay: true, suspicion: null };
};

/** Who has to be told of an enquiry, written in its transaction so that neither is there without the other. */
const tellingsOf = (
  dataSource: DataSource,
  entity: EntitySchema<StoredEnquiry>,
  { keyDigest, createdAt, suspicion }: NewEnquiry,
  { kind, channels, language }: Surroundings,
): Statement[] => {
  if (channels.length === 0) return [];
  const { tableName } = dataSource.getMetadata(entity);
  const enquiryId = { sql: `SELECT id FROM ${tableName} WHERE keyDigest = ?`, parameters: [keyDigest] };
  const state = suspicion ? ('held' as const) : ('waiting' as const);
  const shared = { kind, enquiryId, language, state, attempts: 0, createdAt, nextAttemptAt: createdAt };
  return [
    insertStatement(
      dataSource,
      outboxEntity,
      channels.map((channel) => ({ ...shared, channel })),
    ),
  ];
};

const insert = async (
  manager: EntityManager,
  entity: EntitySchema<StoredEnquiry>,
  row: NewEnquiry,
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { dataSource } = manager;
  const { proof } = surroundings;
  const [inserted] = await runTogether(manager, [
    insertStatement(dataSource, entity, [row]),
    ...tellingsOf(dataSource, entity, row, surroundings),
    ...(proof ? [insertStatement(dataSource, usedProofEntity, [proof])] : []),
  ]);
  const { createdAt, suspicion } = row;
  return { id: insertedId(inserted), createdAt, isReplay: false, suspicion };
};

const insertOrFind = async (
  manager: EntityManager,
  entity: EntitySchema<StoredEnquiry>,
  row: NewEnquiry,
  surroundings: Surroundings,
): Promise<Outcome> => {
  let { proof } = surroundings;
  let { suspicion } = row;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insert(manager, entity, { ...row, suspicion }, { ...surroundings, proof });
    } catch (error) {
      if (!isDuplicate(error) || attempt === mostAttempts) throw error;
      // The unique index made this insert wait until the first one with this key was committed.
      const first = await find(manager, entity, row);
      if (first) return first;
      if (proof && (await manager.existsBy(usedProofEntity, { digest: proof.digest }))) {
        // Set apart instead of refused: nothing is lost of a person who sends again what was changed meanwhile.
        proof = undefined;
        suspicion ??= 'replayed';
      }
    }
  }
};

/**
 * Stores an enquiry and what is to be told of it in one transaction, once: a repeat with its key finds the first one, in this process or another. What comes
 * with a proof that has served another enquiry is set apart.
 * @param values the columns of its kind
 * @param own the columns of every enquiry
 * @returns once the rows are committed
 * @throws Refusal 409 when the key belongs to an enquiry with other values
 * @throws DatabaseUnavailable when the database stays away
 */
export const storeEnquiry = <Enquiry extends StoredEnquiry>(
  dataSource: DataSource,
  entity: EntitySchema<Enquiry>,
  values: Omit<Enquiry, keyof StoredEnquiry>,
  own: NewEnquiry,
  surroundings: Surroundings,
): Promise<Outcome> =>
  withDatabase(dataSource, requestWaitMs, (manager) =>
    insertOrFind(
      manager,
      entity as unknown as EntitySchema<StoredEnquiry>,
      { ...values, ...own },
      surroundings,
    ),
  );
