import { linkTo } from '../../test/brokenLink';
import { createTestDatabase } from '../../test/database';
import { startService } from '../../test/service';
import type { DatabaseAddress } from '../config/databaseUrl';
import { createDataSource } from '../persistence/dataSource';

test('is not ready while the database server is silent, and is ready again with it', async () => {
  const database = await createTestDatabase();
  const link = await linkTo(database.address as Exclude<DatabaseAddress, { kind: 'sqlite' }>);
  const service = await startService({
    database,
    dataSource: await createDataSource(link.address).initialize(),
  });
  const ready = async (): Promise<number> => (await fetch(`${service.origin}/api/health/ready`)).status;
  link.silence();
  expect(await ready()).toBe(503);
  await link.mend();
  expect(await ready()).toBe(200);
  await service.close();
  await link.close();
  await database.remove();
});
