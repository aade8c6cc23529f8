import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { parseDatabaseUrl, type DatabaseAddress } from '../src/config/databaseUrl';

declare global {
  /** Set by the project the test runs in. */
  var testDatabase: 'sqlite' | 'mariadb';
}

/** An empty database of the kind under test. */
export interface TestDatabase {
  address: DatabaseAddress;
  url: string;
  remove: () => Promise<void>;
}

const createSqlite = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'enquiries-'));
  const file = path.join(folder, 'new', 'enquiries.sqlite');
  return {
    address: { kind: 'sqlite', file },
    url: `sqlite:${file}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

/**
 * Makes an empty database on a MariaDB server.
 * @param serverUrl of any database there
 */
export const createDatabaseOn = async (serverUrl: string): Promise<TestDatabase> => {
  const url = new URL(serverUrl);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string): Promise<void> => {
    const connection = await createConnection(String(url));
    await connection.query(statement);
    await connection.end();
  };
  await administer(`CREATE DATABASE ${name}`);
  const own = new URL(`/${name}`, url);
  return {
    address: parseDatabaseUrl(String(own)) as DatabaseAddress,
    url: String(own),
    remove: () => administer(`DROP DATABASE ${name}`),
  };
};

/** Makes an empty database of the kind under test; the test removes it. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  testDatabase === 'sqlite' ? createSqlite() : createDatabaseOn(process.env['TEST_MARIADB_URL'] ?? '');
