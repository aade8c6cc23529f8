import { setTimeout as pause } from 'node:timers/promises';
import { MigrationExecutor, type DataSource } from 'typeorm';
import { isPassing } from './databaseErrors';
import { isFile } from './isFile';
import { withMigrationLock } from './migrationLock';

const lockWaitMs = 60_000;
const busyPauseMs = 100;

/** @returns whether nothing is left to do */
const tryToMigrate = async (dataSource: DataSource): Promise<boolean> => {
  const runner = dataSource.createQueryRunner();
  try {
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'none';
    if ((await executor.getPendingMigrations()).length === 0) return true;
    return await withMigrationLock(dataSource, runner, () => executor.executePendingMigrations());
  } finally {
    await runner.release();
  }
};

const migrateServer = async (dataSource: DataSource): Promise<void> => {
  const giveUpAt = Date.now() + lockWaitMs;
  for (;;) {
    try {
      if (await tryToMigrate(dataSource)) return;
      if (Date.now() > giveUpAt)
        throw new Error('another process has been migrating the database for too long');
    } catch (error) {
      if (!isPassing(error) || Date.now() > giveUpAt) throw error;
    }
    await pause(busyPauseMs);
  }
};

const beginImmediate = async (dataSource: DataSource): Promise<void> => {
  const giveUpAt = Date.now() + lockWaitMs;
  for (;;) {
    try {
      await dataSource.query('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isPassing(error) || Date.now() > giveUpAt) throw error;
      await pause(busyPauseMs);
    }
  }
};

// SQLite has one connection, so its write lock covers the migrations and all of them become valid together.
const migrateFile = async (dataSource: DataSource): Promise<void> => {
  await beginImmediate(dataSource);
  try {
    await dataSource.runMigrations({ transaction: 'none' });
    await dataSource.query('COMMIT');
  } catch (error) {
    await dataSource.query('ROLLBACK');
    throw error;
  }
};

/**
 * Brings the tables up to date; of several processes that start together one migrates and the others wait.
 * @param dataSource connected
 */
export const migrate = (dataSource: DataSource): Promise<void> =>
  isFile(dataSource) ? migrateFile(dataSource) : migrateServer(dataSource);
