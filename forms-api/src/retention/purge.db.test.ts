import type { DataSource } from 'typeorm';
import { retention } from '../../test/content';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { storeEnquiryRow } from '../../test/stored';
import { createDataSource } from '../persistence/dataSource';
import { outboxEntity, type EnquiryKind } from '../persistence/entities';
import { migrate } from '../persistence/migrate';
import { purge, type Purged } from './purge';

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.address).initialize();
  await migrate(dataSource);
});

afterEach(async () => {
  await dataSource.destroy();
  await database.remove();
});

const store = (kind: EnquiryKind, createdAt: string, overrides = {}): Promise<number> =>
  storeEnquiryRow(dataSource, kind, { createdAt: new Date(createdAt), ...overrides });
const purgeAt = (now: string, dryRun = false): Promise<Purged> =>
  purge(dataSource, retention, new Date(now), { dryRun });
const rows = (table: string): Promise<number> => dataSource.manager.count(table);

test('removes a contact enquiry and its outbox rows when two years are over, and no moment earlier', async () => {
  await store('contact', '2026-03-01T12:00:00.500Z');
  await store('contact', '2026-03-01T12:00:01Z');
  expect(await purgeAt('2028-03-01T12:00:00.499Z')).toEqual({ booking: 0, contact: 0, tellings: 0 });
  expect(await purgeAt('2028-03-01T12:00:00.500Z')).toEqual({ booking: 0, contact: 1, tellings: 2 });
  expect([await rows('contact_inquiry'), await rows('outbox')]).toEqual([1, 2]);
});

test('keeps the outbox rows of another kind of enquiry with the same id', async () => {
  const contact = await store('contact', '2020-01-01');
  const booking = await store('booking', '2026-01-01');
  expect(contact).toBe(booking);
  await purgeAt('2026-02-01');
  expect(await dataSource.manager.find(outboxEntity)).toMatchObject([
    { kind: 'booking' },
    { kind: 'booking' },
  ]);
});

test.each([
  ['over for three years', 'East Greenland', '2024-01-01', '2029-06-18T23:59:59Z', '2029-06-19T00:00:00Z'],
  [
    'of a New Year application',
    'New Year 2027 Antarctica',
    '2026-05-01',
    '2030-01-08T23:59:59Z',
    '2030-01-09T00:00:00Z',
  ],
  [
    'booked after its end',
    'East Greenland',
    '2027-01-01T08:00:00Z',
    '2030-01-01T07:59:59Z',
    '2030-01-01T08:00:00Z',
  ],
  [
    'without a date',
    'Yacht Transfer',
    '2024-01-01T08:00:00Z',
    '2027-01-01T07:59:59Z',
    '2027-01-01T08:00:00Z',
  ],
])(
  'keeps a booking for an expedition %s as long as it must',
  async (_, expedition, createdAt, before, after) => {
    await store('booking', createdAt, { expedition });
    expect(await purgeAt(before)).toMatchObject({ booking: 0 });
    expect(await purgeAt(after)).toEqual({ booking: 1, contact: 0, tellings: 2 });
    expect([await rows('booking_inquiry'), await rows('outbox')]).toEqual([0, 0]);
  },
);

test('removes bookings by their age when no expedition holds them', async () => {
  await store('booking', '2020-01-01');
  const none = { ...retention, completions: new Map() };
  expect(await purge(dataSource, none, new Date('2026-01-01'), { dryRun: false })).toMatchObject({
    booking: 1,
  });
});

test('a dry run counts the same and removes nothing', async () => {
  await store('booking', '2020-01-01', { expedition: 'Yacht Transfer' });
  await store('contact', '2020-01-01');
  const counted = await purgeAt('2026-01-01', true);
  expect(counted).toEqual({ booking: 1, contact: 1, tellings: 4 });
  expect([await rows('booking_inquiry'), await rows('contact_inquiry'), await rows('outbox')]).toEqual([
    1, 1, 4,
  ]);
  expect(await purgeAt('2026-01-01')).toEqual(counted);
});

test('two processes at once remove every row once', async () => {
  const other = await createDataSource(database.address).initialize();
  for (let index = 0; index < 40; index += 1) await store('contact', '2020-01-01');
  const now = new Date('2026-01-01');
  const both = await Promise.all(
    [dataSource, other].map((each) => purge(each, retention, now, { dryRun: false })),
  );
  expect(both.reduce((sum, { contact }) => sum + contact, 0)).toBe(40);
  expect(both.reduce((sum, { tellings }) => sum + tellings, 0)).toBe(80);
  expect([await rows('contact_inquiry'), await rows('outbox')]).toEqual([0, 0]);
  await other.destroy();
});
