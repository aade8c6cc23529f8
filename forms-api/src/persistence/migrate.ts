import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isPassing } from './databaseErrors';
import { isFile } from './isFile';

const lockName = 'polar-meridian migrations';
const lockWaitSeconds = 60;
const busyPauseMs = 100;

const migrateServer = async (dataSource: DataSource): Promise<void> => {
  const runner = dataSource.createQueryRunner();
  try {
    const [row]: { taken: number | string | null }[] = await runner.query('SELECT GET_LOCK(?, ?) AS taken', [
      lockName,
      lockWaitSeconds,
    ]);
    if (Number(row?.taken) !== 1)
      throw new Error('another process has been migrating the database for too long');
    try {
      await dataSource.runMigrations({ transaction: 'none' });
    } finally {
      await runner.query('SELECT RELEASE_LOCK(?)', [lockName]);
    }
  } finally {
    await runner.release();
  }
};

const beginImmediate = async (dataSource: DataSource): Promise<void> => {
  const giveUpAt = Date.now() + lockWaitSeconds * 1000;
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
 * Brings the tables up to date; of several processes that start together one migrates and the others wait (DESIGN 3, Fine print).
 * @param dataSource connected
 */
export const migrate = (dataSource: DataSource): Promise<void> =>
  isFile(dataSource) ? migrateFile(dataSource) : migrateServer(dataSource);
