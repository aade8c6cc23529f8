import { randomUUID } from 'node:crypto';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { outboxEntity, type OutboxEntry } from '../persistence/entities';
import { isFile } from '../persistence/isFile';
import { inTransaction } from '../persistence/transaction';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import { delayAfter, isGivenUp } from './backoff';
import { leaseMs } from './deadlines';

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
 * Takes entries that are due for the caller alone, until their lease ends.
 * @param most how many at once
 * @param now in milliseconds
 * @returns the entries, with an owner that nobody else has ever been
 */
export const claimDue = (dataSource: DataSource, most: number, now: number): Promise<OutboxEntry[]> =>
  withDatabase(dataSource, requestWaitMs, (manager) =>
    inTransaction(manager, async () => {
      const ids = await dueIds(manager, new Date(now), most);
      if (ids.length === 0) return [];
      await manager
        .createQueryBuilder()
        .update(outboxEntity)
        .set({
          nextAttemptAt: new Date(now + leaseMs),
          attempts: () => 'attempts + 1',
          owner: randomUUID(),
        })
        .whereInIds(ids)
        .execute();
      return manager.createQueryBuilder(outboxEntity, 'entry').whereInIds(ids).orderBy('entry.id').getMany();
    }),
  );

/** An entry as its owner knows it. */
type Owned = Pick<OutboxEntry, 'id' | 'owner'>;

/**
 * Lengthens the leases of entries that are still being told.
 * @param entries those of others by now are left alone
 * @param now in milliseconds
 */
export const renewLeases = (dataSource: DataSource, entries: readonly Owned[], now: number): Promise<void> =>
  withDatabase(dataSource, requestWaitMs, async (manager) => {
    await manager.update(
      outboxEntity,
      { id: In(entries.map(({ id }) => id)), owner: In(entries.map(({ owner }) => owner)), state: 'waiting' },
      { nextAttemptAt: new Date(now + leaseMs) },
    );
  });

/** Changes an entry and gives it back, unless its lease has ended and another process has taken it over. */
const finish = (dataSource: DataSource, { id, owner }: Owned, values: Partial<OutboxEntry>): Promise<void> =>
  withDatabase(dataSource, requestWaitMs, async (manager) => {
    await manager.update(
      outboxEntity,
      { id, owner: String(owner), state: 'waiting' },
      { ...values, owner: null },
    );
  });

/** Marks an entry as told, if it is still its owner's. */
export const markSent = (dataSource: DataSource, entry: Owned, now: number): Promise<void> =>
  finish(dataSource, entry, { state: 'sent', finishedAt: new Date(now), lastError: null });

/**
 * Marks an entry that is not to be told at all, if it is still its owner's.
 * @param reason why, for the operator
 */
export const markSuppressed = (
  dataSource: DataSource,
  entry: Owned,
  reason: string,
  now: number,
): Promise<void> =>
  finish(dataSource, entry, { state: 'suppressed', finishedAt: new Date(now), lastError: reason });

/**
 * Puts an entry off after a failure, if it is still its owner's, or gives it up after three days; a dead entry is kept.
 * @param reason what went wrong; may name the visitor's address, so it belongs to no log
 * @returns whether it was given up
 */
export const markFailed = async (
  dataSource: DataSource,
  entry: OutboxEntry,
  reason: string,
  now: number,
): Promise<boolean> => {
  const { attempts, createdAt } = entry;
  const lastError = reason.slice(0, longestReason);
  const isDead = isGivenUp(createdAt, attempts, now);
  await finish(
    dataSource,
    entry,
    isDead
      ? { state: 'dead', finishedAt: new Date(now), lastError }
      : { nextAttemptAt: new Date(now + delayAfter(attempts, Math.random())), lastError },
  );
  return isDead;
};
