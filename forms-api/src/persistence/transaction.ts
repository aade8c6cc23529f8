import type { DataSource, EntityManager } from 'typeorm';
import { isFile } from './isFile';

const turns = new WeakMap<DataSource, Promise<unknown>>();

/**
 * Runs work that needs the connection to itself: an SQLite file has one connection for the whole process, so work on it takes turns;
 * on a server every piece of work has its own connection and starts at once.
 */
export const inTurn = <Result>(dataSource: DataSource, work: () => Promise<Result>): Promise<Result> => {
  if (!isFile(dataSource)) return work();
  const turn = (turns.get(dataSource) ?? Promise.resolve()).then(work);
  turns.set(
    dataSource,
    turn.catch(() => undefined),
  );
  return turn;
};

/**
 * Runs work in one transaction, with the write lock from the start where there is only one. Plain statements, because TypeORM's own
 * transactions add round trips of broadcasting and cannot take that lock.
 * @param manager of a connection that nobody else uses meanwhile
 * @throws what the work throws, after nothing of it was kept
 */
export const inTransaction = async <Result>(
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> => {
  await manager.query(isFile(manager.dataSource) ? 'BEGIN IMMEDIATE' : 'START TRANSACTION');
  try {
    const result = await work(manager);
    await manager.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that broke has nothing to take back, and its error must not hide the first one.
    await manager.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};
