import type { DataSource, EntityManager } from 'typeorm';
import { endConnection } from './connections';
import type { Statement } from './insertStatement';
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

const beginning = ({ dataSource }: EntityManager): string =>
  isFile(dataSource) ? 'BEGIN IMMEDIATE' : 'START TRANSACTION';

const committed = async <Result>(manager: EntityManager, work: () => Promise<Result>): Promise<Result> => {
  try {
    const result = await work();
    await manager.query('COMMIT');
    return result;
  } catch (error) {
    // What the server does not take back, the next user of the connection would commit.
    await manager.query('ROLLBACK').catch(() => endConnection(manager));
    throw error;
  }
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
  await manager.query(beginning(manager));
  return committed(manager, () => work(manager));
};

/**
 * Runs statements in one transaction; a server gets them in one message and the commit in another, so that a message which arrives late,
 * after its visitor was refused, keeps nothing.
 * @param manager of a connection that nobody else uses meanwhile
 * @returns what the driver says of each statement
 * @throws the first error, after nothing was kept
 */
export const runTogether = async (
  manager: EntityManager,
  statements: readonly Statement[],
): Promise<unknown[]> => {
  if (isFile(manager.dataSource)) {
    return inTransaction(manager, async () => {
      const results: unknown[] = [];
      for (const { sql, parameters } of statements) results.push(await manager.query(sql, parameters));
      return results;
    });
  }
  const sql = [beginning(manager), ...statements.map((statement) => statement.sql)].join('; ');
  const parameters = statements.flatMap((statement) => statement.parameters);
  return committed(manager, async () => {
    const [, ...results] = (await manager.query(sql, parameters)) as unknown[];
    return results;
  });
};
