import { setTimeout as pause } from 'node:timers/promises';
import { linkTo } from '../../test/brokenLink';
import { createTestDatabase } from '../../test/database';
import type { DatabaseAddress } from '../config/databaseUrl';
import { StartError } from '../config/startError';
import { connect } from './connect';

test('waits for a server that comes late, and says once that it waits', async () => {
  const database = await createTestDatabase();
  const link = await linkTo(database.address as Exclude<DatabaseAddress, { kind: 'sqlite' }>);
  await link.cut();
  const reasons: string[] = [];
  const connected = connect(link.address, 10_000, (reason) => reasons.push(reason));
  await pause(1_200);
  await link.mend();
  const dataSource = await connected;
  expect(dataSource.isInitialized).toBe(true);
  expect(reasons).toEqual([expect.stringContaining('ECONNREFUSED')]);
  await dataSource.destroy();
  await link.close();
  await database.remove();
});

test('gives up when the server does not come', async () => {
  const address: DatabaseAddress = {
    kind: 'mysql',
    host: '127.0.0.1',
    port: 1,
    username: 'nobody',
    password: '',
    database: 'none',
  };
  const connected = connect(address, 600, () => undefined);
  await expect(connected).rejects.toThrow(StartError);
});
