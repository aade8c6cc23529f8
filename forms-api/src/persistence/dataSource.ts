import { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/databaseUrl';
import { dayEntities } from './dayEntities';
import { entities } from './entities';
import { migrations } from './migrations';

const shared = {
  entities: [...entities, ...dayEntities],
  migrations,
  synchronize: false,
  logging: false,
  // TypeORM's own logger would write migrations into the log of the service, which is JSON; this one is silent unless DEBUG names it.
  logger: 'debug' as const,
};

/** A connection in SQLite's own driver, as far as it is used here. */
interface SqliteConnection {
  pragma(text: string): unknown;
}

/**
 * Makes the data source for an address, not yet connected.
 * Times are UTC and text is utf8mb4 on every database.
 */
export const createDataSource = (address: DatabaseAddress): DataSource =>
  address.kind === 'sqlite'
    ? new DataSource({
        ...shared,
        type: 'better-sqlite3',
        database: address.file,
        enableWAL: true,
        // Waiting for a lock blocks the whole process, so wait briefly and let `withDatabase` try again.
        timeout: 50,
        prepareDatabase: (connection: SqliteConnection) => {
          // An answered enquiry has to survive a power failure.
          connection.pragma('synchronous = FULL');
        },
      })
    : new DataSource({
        ...shared,
        type: address.kind,
        host: address.host,
        port: address.port,
        username: address.username,
        password: address.password,
        database: address.database,
        charset: 'utf8mb4_unicode_ci',
        timezone: 'Z',
        // Short, so that connections begun while the server was away do not stand in the way when it is back.
        connectTimeout: 1_500,
        poolSize: 10,
        // For `runTogether`; values never stand in the text of a statement.
        multipleStatements: true,
      });
