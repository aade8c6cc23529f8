import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { createDataSource } from './dataSource';
import { withMigrationLock } from './migrationLock';

const leaseMs = 900;

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.address).initialize();
  nothing.mockClear();
});

afterEach(async () => {
  await dataSource.destroy();
  await database.remove();
});

const lock = async (work: () => Promise<unknown>): Promise<boolean> => {
  const runner = dataSource.createQueryRunner();
  try {
    return await withMigrationLock(dataSource, runner, work, leaseMs);
  } finally {
    await runner.release();
  }
};

const nothing = jest.fn(async () => undefined);

const holders = (): Promise<{ owner: string }[]> => dataSource.query('SELECT owner FROM migration_lease');

test('the lock is held for as long as the work takes, though its lease is shorter', async () => {
  const holder = lock(async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await pause(leaseMs / 3);
      expect(await lock(nothing)).toBe(false);
    }
  });
  expect(await holder).toBe(true);
  expect(nothing).not.toHaveBeenCalled();
  expect(await holders()).toEqual([]);
  expect(await lock(nothing)).toBe(true);
  expect(nothing).toHaveBeenCalledTimes(1);
});

test('a holder that has lost the lock leaves it to the next one', async () => {
  const next = '00000000-0000-0000-0000-000000000000';
  await lock(() => dataSource.query('UPDATE migration_lease SET owner = ?', [next]));
  expect(await holders()).toEqual([{ owner: next }]);
});

test('the lock of a process that died is free after its lease', async () => {
  await lock(nothing);
  await dataSource.query(
    "INSERT INTO migration_lease VALUES (1, 'dead', UTC_TIMESTAMP(6) + INTERVAL 1 SECOND)",
  );
  expect(await lock(nothing)).toBe(false);
  await pause(1_100);
  expect(await lock(nothing)).toBe(true);
});

test('work that fails gives the lock back', async () => {
  await expect(lock(() => Promise.reject(new Error('no such table')))).rejects.toThrow('no such table');
  expect(await holders()).toEqual([]);
});
