import { createTestDatabase } from '../../test/database';
import { createDataSource } from './dataSource';
import { migrate } from './migrate';
import { inTransaction } from './transaction';
import { withDatabase } from './withDatabase';

const insert = "INSERT INTO user (username, password) VALUES ('operator', 'secret')";

test('what a server refused to take back is not committed by the next user of the connection', async () => {
  const database = await createTestDatabase();
  const dataSource = await createDataSource(database.address).initialize();
  await migrate(dataSource);
  const failing = withDatabase(dataSource, 5_000, (manager) => {
    const query = manager.query.bind(manager);
    // A node of a cluster that has lost its majority refuses every statement.
    manager.query = (statement: string) =>
      statement === 'ROLLBACK' ? Promise.reject(new Error('not prepared')) : query(statement);
    return inTransaction(manager, async () => {
      await query(insert);
      throw new Error('the work fails');
    });
  });
  await expect(failing).rejects.toThrow('the work fails');
  for (let turn = 0; turn < 20; turn += 1) {
    await withDatabase(dataSource, 5_000, (manager) =>
      inTransaction(manager, () => manager.query('SELECT 1')),
    );
  }
  expect(await dataSource.query('SELECT username FROM user')).toEqual([]);
  await dataSource.destroy();
  await database.remove();
});
