import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { createDataSource } from './dataSource';
import { migrate } from './migrate';
import { migrations } from './migrations';

let database: TestDatabase;
let open: DataSource[];

beforeEach(async () => {
  database = await createTestDatabase();
  open = [];
});

afterEach(async () => {
  await Promise.all(open.map((dataSource) => dataSource.destroy()));
  await database.remove();
});

const connectTo = async (address: TestDatabase['address']): Promise<DataSource> => {
  const dataSource = await createDataSource(address).initialize();
  open.push(dataSource);
  return dataSource;
};

test('leaves the schema builder nothing to do', async () => {
  const dataSource = await connectTo(database.address);
  await migrate(dataSource);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('can be undone to the last table', async () => {
  const dataSource = await connectTo(database.address);
  await migrate(dataSource);
  for (let count = migrations.length; count > 0; count -= 1) await dataSource.undoLastMigration();
  const runner = dataSource.createQueryRunner();
  const tables = await runner.getTables(['user', 'booking_inquiry', 'contact_inquiry', 'outbox']);
  await runner.release();
  expect(tables).toEqual([]);
});

test('runs every migration once when several processes start together', async () => {
  const processes = await Promise.all([1, 2, 3].map(() => connectTo(database.address)));
  await Promise.all(processes.map(migrate));
  expect(await processes[0]?.query('SELECT name FROM migrations')).toHaveLength(migrations.length);
});

test('takes up a migration whose process ended before it was noted down', async () => {
  const dataSource = await connectTo(database.address);
  await migrate(dataSource);
  await dataSource.query('DELETE FROM migrations');
  await migrate(dataSource);
  expect(await dataSource.query('SELECT name FROM migrations')).toHaveLength(migrations.length);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('refuses a second user of the same name', async () => {
  const dataSource = await connectTo(database.address);
  await migrate(dataSource);
  await dataSource.manager.insert('user', { username: 'operator', password: 'first' });
  await expect(
    dataSource.manager.insert('user', { username: 'operator', password: 'second' }),
  ).rejects.toThrow(/UNIQUE|Duplicate/);
});
