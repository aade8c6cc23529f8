import { setTimeout as pause } from 'node:timers/promises';
import { DriverPackageNotInstalledError, type DataSource } from 'typeorm';
import { StartError } from '../config/startError';

const retryPauseMs = 500;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/**
 * Connects, and waits while a database server is not there yet (DESIGN 3, Fine print).
 * @param make makes the data source, not yet connected; it may load the driver
 * @param waitMs how long to wait, in milliseconds
 * @param onWait called once, with the reason, when the first attempt fails
 * @throws StartError when the database does not come or its driver is not installed
 */
export const connect = async (
  make: () => DataSource,
  waitMs: number,
  onWait: (reason: string) => void,
): Promise<DataSource> => {
  const giveUpAt = Date.now() + waitMs;
  let isFirst = true;
  for (;;) {
    try {
      return await make().initialize();
    } catch (error) {
      if (error instanceof DriverPackageNotInstalledError) {
        throw new StartError([
          'DATABASE_URL: better-sqlite3 cannot be loaded; install a C++ compiler and run npm install again, or name a MySQL database',
        ]);
      }
      if (Date.now() >= giveUpAt) throw new StartError([`DATABASE_URL: cannot connect (${reasonOf(error)})`]);
      if (isFirst) onWait(reasonOf(error));
      isFirst = false;
      await pause(retryPauseMs);
    }
  }
};
