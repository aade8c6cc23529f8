import { In, type DataSource } from 'typeorm';
import { acknowledgementEntity } from '../persistence/dayEntities';
import { outboxEntity, type EnquiryKind } from '../persistence/entities';
import { inTransaction } from '../persistence/transaction';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import { enquiryKinds } from './kinds';

/** How many rows a removal has met. */
export interface Removed {
  enquiries: number;
  /** Rows of the outbox. */
  tellings: number;
}

/**
 * Removes enquiries with their outbox rows, and what is kept of their addresses, in one transaction. Ids that are gone already do no harm, so several processes may do it at once.
 * @param ids some hundreds at most
 * @throws DatabaseUnavailable when the database stays away
 */
export const removeEnquiries = (
  dataSource: DataSource,
  kind: EnquiryKind,
  ids: readonly number[],
): Promise<Removed> =>
  withDatabase(dataSource, requestWaitMs, (owner) =>
    inTransaction(owner, async (manager) => {
      const enquiries = await manager.delete(enquiryKinds[kind].entity, { id: In(ids) });
      const tellings = await manager.delete(outboxEntity, { kind, enquiryId: In(ids) });
      await manager.delete(acknowledgementEntity, { kind, enquiryId: In(ids) });
      return { enquiries: enquiries.affected ?? 0, tellings: tellings.affected ?? 0 };
    }),
  );

/**
 * Counts what `removeEnquiries` would remove.
 * @throws DatabaseUnavailable when the database stays away
 */
export const countEnquiries = (
  dataSource: DataSource,
  kind: EnquiryKind,
  ids: readonly number[],
): Promise<Removed> =>
  withDatabase(dataSource, requestWaitMs, async (manager) => ({
    enquiries: await manager.countBy(enquiryKinds[kind].entity, { id: In(ids) }),
    tellings: await manager.countBy(outboxEntity, { kind, enquiryId: In(ids) }),
  }));
