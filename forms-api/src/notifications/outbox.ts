import type { DataSource, EntityManager } from 'typeorm';
import { outboxEntity, type OutboxEntry } from '../persistence/entities';
import { isFile } from '../persistence/isFile';
import { inTransaction } from '../persistence/transaction';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import { delayAfter, isGivenUp } from './backoff';

/** Longer than any attempt takes; a process that dies meanwhile leaves its entries to the others after it. */
const leaseMs = 30_000;
const longestReason = 500;

const dueIds = async (manager: EntityManager, now: Date, most: number): Promise<number[]> => {
  const query = manager
    .createQueryBuilder(outboxEntity, 'entry')
    .select('entry.id', 'id')
    .where('entry.state = :state AND entry.nextAttemptAt <= :now', { state: 'waiting', now })
    .orderBy('entry.nextAttemptAt')
    .limit(most);
  const rows = await (
    isFile(manager.dataSource) ? query : query.setLock('pessimistic_write').setOnLocked('skip_locked')
  ).getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
};

/**
 * Takes entries that are due for this process alone, until their lease ends.
 * @param most how many at once
 * @param now in milliseconds
 */
export const claimDue = (dataSource: DataSource, most: number, now: number): Promise<OutboxEntry[]> =>
  withDatabase(dataSource, requestWaitMs, (manager) =>
    inTransaction(manager, async () => {
      const ids = await dueIds(manager, new Date(now), most);
      if (ids.length === 0) return [];
      await manager
        .createQueryBuilder()
        .update(outboxEntity)
        .set({ nextAttemptAt: new Date(now + leaseMs), attempts: () => 'attempts + 1' })
        .whereInIds(ids)
        .execute();
      return manager.createQueryBuilder(outboxEntity, 'entry').whereInIds(ids).orderBy('entry.id').getMany();
    }),
  );

const change = (dataSource: DataSource, id: number, values: Partial<OutboxEntry>): Promise<void> =>
  withDatabase(dataSource, requestWaitMs, async (manager) => {
    await manager.update(outboxEntity, { id, state: 'waiting' }, values);
  });

/** Marks an entry as told. */
export const markSent = (dataSource: DataSource, id: number, now: number): Promise<void> =>
  change(dataSource, id, { state: 'sent', finishedAt: new Date(now), lastError: null });

/**
 * Puts an entry off after a failure, or gives it up after three days; a dead entry is kept (DESIGN 3, Fine print).
 * @param reason what went wrong; may name the visitor's address, so it belongs to no log
 * @returns whether it was given up
 */
export const markFailed = async (
  dataSource: DataSource,
  { id, attempts, createdAt }: OutboxEntry,
  reason: string,
  now: number,
): Promise<boolean> => {
  const lastError = reason.slice(0, longestReason);
  const isDead = isGivenUp(createdAt, attempts, now);
  await change(
    dataSource,
    id,
    isDead
      ? { state: 'dead', finishedAt: new Date(now), lastError }
      : { nextAttemptAt: new Date(now + delayAfter(attempts, Math.random())), lastError },
  );
  return isDead;
};
