import type { DataSource } from 'typeorm';
import { outboxEntity, type EnquiryKind } from '../persistence/entities';
import { inTransaction } from '../persistence/transaction';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import { enquiryKinds } from './kinds';
import { suspected } from './read';

/**
 * Puts an enquiry that was set apart among the others, and lets it be told now.
 * @param now in milliseconds
 * @returns false when no such enquiry is set apart
 * @throws DatabaseUnavailable when the database stays away
 */
export const recoverEnquiry = (
  dataSource: DataSource,
  kind: EnquiryKind,
  id: number,
  now: number,
): Promise<boolean> =>
  withDatabase(dataSource, requestWaitMs, (owner) =>
    inTransaction(owner, async (manager) => {
      const { affected } = await manager.update(
        enquiryKinds[kind].entity,
        { ...suspected, id },
        { suspicion: null },
      );
      await manager.update(
        outboxEntity,
        { kind, enquiryId: id, state: 'held' },
        { state: 'waiting', nextAttemptAt: new Date(now) },
      );
      return affected === 1;
    }),
  );
