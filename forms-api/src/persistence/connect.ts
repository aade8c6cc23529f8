import { setTimeout as pause } from 'node:timers/promises';
import { DriverPackageNotInstalledError, type DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/databaseUrl';
import { StartError } from '../config/startError';
import { isLocked } from './databaseErrors';
import { createDataSource } from './dataSource';

/** How long the database may take to appear when the service starts, in milliseconds. */
export const startWaitMs = 60_000;

const retryPauseMs = 500;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/**
 * Connects, and waits while a database server is not there yet or a file is locked.
 * @param waitMs how long to wait, in milliseconds
 * @param onWait called once, with the reason, when the first attempt fails
 * @throws StartError when the database does not come or its driver is not installed
 */
export const connect = async (
  address: DatabaseAddress,
  waitMs: number,
  onWait: (reason: string) => void,
): Promise<DataSource> => {
  const giveUpAt = Date.now() + waitMs;
  let isFirst = true;
  for (;;) {
    try {
      return await createDataSource(address).initialize();
    } catch (error) {
      if (error instanceof DriverPackageNotInstalledError) {
        throw new StartError([
          'DATABASE_URL: better-sqlite3 cannot be loaded; install a C++ compiler and run npm install again, or name a MySQL database',
        ]);
      }
      const mayPass = address.kind !== 'sqlite' || isLocked(error);
      if (!mayPass || Date.now() >= giveUpAt)
        throw new StartError([`DATABASE_URL: cannot connect (${reasonOf(error)})`]);
      if (isFirst) onWait(reasonOf(error));
      isFirst = false;
      await pause(retryPauseMs);
    }
  }
};
