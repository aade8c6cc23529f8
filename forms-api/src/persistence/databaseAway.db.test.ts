import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { awayDatabase, type AwayDatabase } from '../../test/awayDatabase';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { aContact, postJson } from '../../test/enquiries';
import { startService, type TestService } from '../../test/service';
import { createDataSource } from './dataSource';
import { DatabaseUnavailable, withDatabase } from './withDatabase';

let database: TestDatabase;
let away: AwayDatabase;
let service: TestService;
/** Sees the table by a way of its own, which is never taken away. */
let witness: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  away = await awayDatabase(database.address);
  witness = await createDataSource(database.address).initialize();
  service = await startService({ database, dataSource: await createDataSource(away.address).initialize() });
});

afterAll(async () => {
  // Before the way to the database is closed, so that a connection still being made can end in order.
  await service.close();
  await witness.destroy();
  await away.close();
  await database.remove();
});

afterEach(() => away.giveBack());

const send = (key: string): Promise<Response> =>
  postJson(`${service.origin}/api/contact`, aContact(), { 'idempotency-key': key });

test('stores the enquiry when the database comes back within the request’s patience', async () => {
  await away.takeAway();
  const sent = send('back in time');
  await pause(1_000);
  await away.giveBack();
  expect((await sent).status).toBe(201);
});

test('answers 503 with Retry-After when the database stays away, and stores the enquiry once when it is sent again', async () => {
  const before = await witness.manager.count('contact_inquiry');
  await away.takeAway();
  const startedAt = Date.now();
  const refused = await send('away');
  const waitedMs = Date.now() - startedAt;
  await away.giveBack();
  const accepted = [await send('away'), await send('away')];
  expect([refused, ...accepted].map(({ status }) => status)).toEqual([503, 201, 201]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(waitedMs).toBeGreaterThan(4_500);
  expect(await witness.manager.count('contact_inquiry')).toBe(before + 1);
});

test('stays live while the database is away', async () => {
  await away.takeAway();
  expect((await fetch(`${service.origin}/api/health/live`)).status).toBe(200);
});

test('does not try again once the request was refused', async () => {
  await away.takeAway();
  const attempts = jest.spyOn(service.dataSource, 'createQueryRunner');
  const write = withDatabase(service.dataSource, 1_000, (manager) =>
    manager.query('DELETE FROM contact_inquiry WHERE 1 = 0'),
  );
  await expect(write).rejects.toThrow(DatabaseUnavailable);
  const made = attempts.mock.calls.length;
  await pause(300);
  expect(made).toBeGreaterThan(1);
  expect(attempts).toHaveBeenCalledTimes(made);
  attempts.mockRestore();
});
