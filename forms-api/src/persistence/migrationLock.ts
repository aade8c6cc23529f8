import type { QueryRunner } from 'typeorm';

// A row instead of GET_LOCK: in a cluster the servers' own locks hold on one node alone, but of two nodes that change a row one commits.
// The lease is longer than the migrations take; a process that dies meanwhile leaves the lock to the others after it.
const prepare = [
  'CREATE TABLE IF NOT EXISTS migration_lock (id INT PRIMARY KEY, freeAt DATETIME(6) NOT NULL) ENGINE=InnoDB',
  "INSERT IGNORE INTO migration_lock (id, freeAt) VALUES (1, '2000-01-01')",
];
const take =
  'UPDATE migration_lock SET freeAt = UTC_TIMESTAMP(6) + INTERVAL 30 SECOND WHERE id = 1 AND freeAt <= UTC_TIMESTAMP(6)';
const giveBack = 'UPDATE migration_lock SET freeAt = UTC_TIMESTAMP(6) WHERE id = 1';

/**
 * Does work that only one process may do at a time, on whatever node of a cluster each of them is.
 * @param runner the connection that does the work, so that it sees what the last holder of the lock did
 * @returns whether the lock was free; nothing was done when it was not
 */
export const withMigrationLock = async (
  runner: QueryRunner,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  for (const statement of prepare) await runner.query(statement);
  const { affectedRows }: { affectedRows: number } = await runner.query(take);
  if (affectedRows === 0) return false;
  try {
    await work();
  } finally {
    await runner.query(giveBack);
  }
  return true;
};
