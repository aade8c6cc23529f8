import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { retention } from '../../test/content';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { storeEnquiryRow } from '../../test/stored';
import { createDataSource } from '../persistence/dataSource';
import { migrate } from '../persistence/migrate';
import { startDailyPurge } from './dailyPurge';

const minute = 60_000;
const day = 24 * 60 * minute;

let database: TestDatabase;
let dataSource: DataSource;
let log: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.address).initialize();
  await migrate(dataSource);
  log = '';
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  stop = startDailyPurge({
    dataSource,
    retention,
    clock: () => Date.UTC(2026, 0, 1),
    logger: pino({}, { write: (line: string) => (log += line) }),
  });
});

afterEach(async () => {
  await stop();
  jest.useRealTimers();
  if (dataSource.isInitialized) await dataSource.destroy();
  await database.remove();
});

const storeOld = (): Promise<number> =>
  storeEnquiryRow(dataSource, 'contact', { createdAt: new Date('2020-01-01') });
const left = (): Promise<number> => dataSource.manager.count('contact_inquiry');

test('purges a minute after the start and every day, and logs only counts', async () => {
  await storeOld();
  await jest.advanceTimersByTimeAsync(minute - 1);
  expect(await left()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await left()).toBe(0);
  await storeOld();
  await jest.advanceTimersByTimeAsync(day);
  expect(await left()).toBe(0);
  expect(log.match(/"booking":0,"contact":1,"tellings":2/g)).toHaveLength(2);
  expect(log).not.toMatch(/ada|nansen|example\.org/i);
});

test('purges no more once it is stopped', async () => {
  await storeOld();
  await stop();
  await jest.advanceTimersByTimeAsync(2 * day);
  expect(await left()).toBe(1);
});

test('goes on after a purge that failed', async () => {
  await dataSource.query('ALTER TABLE contact_inquiry RENAME TO away');
  await jest.advanceTimersByTimeAsync(minute);
  expect(log).toContain('the purge did not end well');
  await dataSource.query('ALTER TABLE away RENAME TO contact_inquiry');
  await storeOld();
  await jest.advanceTimersByTimeAsync(day);
  expect(await left()).toBe(0);
});
