import { randomUUID } from 'node:crypto';
import type { DataSource, QueryRunner } from 'typeorm';

// A row instead of GET_LOCK: in a cluster the servers' own locks hold on one node alone, but of two nodes that write a row one commits.
// A process that dies meanwhile leaves its row to be removed by the others when the lease has ended.
const prepare =
  'CREATE TABLE IF NOT EXISTS migration_lease (id INT PRIMARY KEY, owner CHAR(36) NOT NULL, freeAt DATETIME(6) NOT NULL) ENGINE=InnoDB';
const removeEnded = 'DELETE FROM migration_lease WHERE id = 1 AND freeAt <= UTC_TIMESTAMP(6)';
const leaseEnd = 'UTC_TIMESTAMP(6) + INTERVAL ? MICROSECOND';
const take = `INSERT IGNORE INTO migration_lease (id, owner, freeAt) VALUES (1, ?, ${leaseEnd})`;
const renew = `UPDATE migration_lease SET freeAt = ${leaseEnd} WHERE id = 1 AND owner = ?`;
const giveBack = 'DELETE FROM migration_lease WHERE id = 1 AND owner = ?';

const usualLeaseMs = 30_000;

/** Renews on a connection of its own, since that of the migrations is busy with them. */
const keepRenewing = (dataSource: DataSource, owner: string, leaseMs: number): (() => Promise<void>) => {
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing.then(() =>
      // One that fails is made up for by the next.
      dataSource.query(renew, [leaseMs * 1000, owner]).catch(() => undefined),
    );
  }, leaseMs / 3);
  return async () => {
    clearInterval(timer);
    await renewing;
  };
};

/**
 * Does work that only one process may do at a time, on whatever node of a cluster each of them is. The lock is held for as long as the work
 * takes, and given back only by the process that holds it.
 * @param runner the connection that does the work, so that it sees what the last holder of the lock did
 * @param leaseMs after so many milliseconds the lock of a process that died is free
 * @returns whether the lock was free; nothing was done when it was not
 */
export const withMigrationLock = async (
  dataSource: DataSource,
  runner: QueryRunner,
  work: () => Promise<unknown>,
  leaseMs = usualLeaseMs,
): Promise<boolean> => {
  await runner.query(prepare);
  await runner.query(removeEnded);
  const owner = randomUUID();
  const { affectedRows }: { affectedRows: number } = await runner.query(take, [owner, leaseMs * 1000]);
  if (affectedRows === 0) return false;
  const stopRenewing = keepRenewing(dataSource, owner, leaseMs);
  try {
    await work();
  } finally {
    await stopRenewing();
    await runner.query(giveBack, [owner]);
  }
  return true;
};
