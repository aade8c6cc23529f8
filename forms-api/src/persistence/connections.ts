import type { Socket } from 'node:net';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { isFile } from './isFile';

/** A connection of the MySQL driver, as far as it is used here. */
interface Connection {
  stream: Socket;
  ping: (callback: (error?: Error | null) => void) => void;
}

/** A connection taken from the pool for one piece of work. */
export interface Lease {
  runner: QueryRunner;
  /** Gives the connection back. */
  release: () => Promise<void>;
  /** Ends a connection on which the server has fallen silent: what waits for it fails, and what was not committed is taken back. */
  cut: () => void;
}

/** Used within so many milliseconds, a connection counts as alive without asking. */
const trustedMs = 1_000;
/** A server that is there answers a ping within so many milliseconds. */
const pingMs = 1_000;

const usedAt = new WeakMap<Connection, number>();
/** When a server was last found silent; what was connected before is not worth asking. */
const silentAt = new WeakMap<DataSource, number>();

const answersPing = (connection: Connection): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), pingMs);
    connection.ping((error) => {
      clearTimeout(timer);
      resolve(!error);
    });
  });

const isAlive = async (dataSource: DataSource, connection: Connection): Promise<boolean> => {
  const used = usedAt.get(connection);
  if (used === undefined) return true;
  if (used < (silentAt.get(dataSource) ?? 0)) return false;
  return performance.now() - used < trustedMs || answersPing(connection);
};

const end = ({ stream }: Connection, reason: string): void => {
  stream.destroy(Object.assign(new Error(reason), { code: 'ECONNABORTED' }));
};

const leaseOfServer = (dataSource: DataSource, runner: QueryRunner, connection: Connection): Lease => ({
  runner,
  release: () => {
    usedAt.set(connection, performance.now());
    return runner.release();
  },
  cut: () => {
    silentAt.set(dataSource, performance.now());
    end(connection, 'the server is silent');
  },
});

/**
 * Ends the connection of a piece of work, so that nobody uses it again and the server takes back what was not committed.
 * @param manager of a connection that nobody else uses meanwhile
 */
export const endConnection = async ({ dataSource, queryRunner }: EntityManager): Promise<void> => {
  if (isFile(dataSource)) return;
  const connection: Connection = await queryRunner?.connect();
  end(connection, 'the server has not taken back what failed');
};

/**
 * Takes a connection on which the server still answers: a link may have died without a word while nobody used it.
 * @returns to be released
 * @throws the driver's error when none can be made
 */
export const takeConnection = async (dataSource: DataSource): Promise<Lease> => {
  // Ends, because every connection that is given up makes room for a new one, and a new one is alive.
  for (;;) {
    const runner = dataSource.createQueryRunner();
    const connection: Connection = await runner.connect();
    if (isFile(dataSource)) return { runner, release: () => runner.release(), cut: () => undefined };
    const lease = leaseOfServer(dataSource, runner, connection);
    if (await isAlive(dataSource, connection)) return lease;
    lease.cut();
    await lease.release();
  }
};
