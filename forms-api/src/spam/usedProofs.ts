import { LessThan, type DataSource } from 'typeorm';
import { usedProofEntity } from '../persistence/dayEntities';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';

/**
 * Forgets the used proofs that are too old to prove anything.
 * @throws DatabaseUnavailable when the database stays away
 */
export const forgetUsedProofs = (dataSource: DataSource, now: Date): Promise<void> =>
  withDatabase(dataSource, requestWaitMs, async (manager) => {
    await manager.delete(usedProofEntity, { expiresAt: LessThan(now) });
  });
