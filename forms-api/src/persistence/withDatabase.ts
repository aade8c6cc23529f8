import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { takeConnection } from './connections';
import { isPassing } from './databaseErrors';
import { inTurn } from './transaction';

/** The database did not answer within the time a request may wait. */
export class DatabaseUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the database does not answer', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** How long a request may wait for the database, in milliseconds. */
export const requestWaitMs = 5_000;

const retryPauseMs = 100;

const attempt = async <Result>(
  dataSource: DataSource,
  expired: AbortSignal,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> => {
  const { runner, release, cut } = await takeConnection(dataSource);
  expired.addEventListener('abort', cut);
  try {
    // A request that has already been refused must not reach the database later.
    if (expired.aborted) throw new DatabaseUnavailable();
    return await work(runner.manager);
  } finally {
    expired.removeEventListener('abort', cut);
    await release();
  }
};

const retry = async <Result>(
  dataSource: DataSource,
  expired: AbortSignal,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> => {
  let cause: unknown;
  // Nobody waits for an attempt begun after the request was refused, and it would open a connection while the service is being closed.
  while (!expired.aborted) {
    try {
      return await inTurn(dataSource, () => attempt(dataSource, expired, work));
    } catch (error) {
      if (!isPassing(error)) throw error;
      cause = error;
      await pause(retryPauseMs);
    }
  }
  throw new DatabaseUnavailable(cause);
};

/**
 * Does a piece of work on the database and does it again while the database is away.
 * The work must be repeatable: an attempt may have been committed although its answer got lost.
 * @param waitMs how long to wait for the database, in milliseconds
 * @throws DatabaseUnavailable when the time is over
 */
export const withDatabase = async <Result>(
  dataSource: DataSource,
  waitMs: number,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> => {
  const expiry = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      expiry.abort();
      reject(new DatabaseUnavailable());
    }, waitMs);
  });
  try {
    return await Promise.race([retry(dataSource, expiry.signal, work), timeout]);
  } finally {
    clearTimeout(timer);
  }
};
