import type { DataSource } from 'typeorm';
import { runCommand } from '../../test/command';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { aBooking, aContact } from '../../test/enquiries';
import { storeEnquiryRow } from '../../test/stored';
import { createDataSource } from '../persistence/dataSource';
import { outboxEntity } from '../persistence/entities';
import { migrate } from '../persistence/migrate';

let database: TestDatabase;
let dataSource: DataSource;
const now = Date.UTC(2026, 0, 1);

beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.address).initialize();
  await migrate(dataSource);
});

afterEach(async () => {
  await dataSource.destroy();
  await database.remove();
});

const run = (...args: string[]): Promise<string> => runCommand(dataSource, now, ...args);

const at = (day: number): { createdAt: Date } => ({ createdAt: new Date(Date.UTC(2025, 0, day)) });
const rows = (table: string): Promise<number> => dataSource.manager.count(table);

test('lists the newest enquiries of both kinds together', async () => {
  await storeEnquiryRow(dataSource, 'booking', at(1));
  await storeEnquiryRow(dataSource, 'contact', at(2));
  await storeEnquiryRow(dataSource, 'booking', { ...at(3), expedition: 'Lofoten Islands' });
  expect((await run('list', '--limit', '2')).split('\n')).toEqual([
    'kind     id  createdAt                 name        email            expedition or subject',
    'booking  2   2025-01-03T00:00:00.000Z  Ada Nansen  ada@example.org  Lofoten Islands',
    'contact  1   2025-01-02T00:00:00.000Z  Ada Nansen  ada@example.org  Cabins',
    '',
  ]);
  expect(await run('list', '--kind', 'booking')).not.toContain('contact');
});

test('shows an enquiry with its outbox rows, and nothing that steers the terminal', async () => {
  const id = await storeEnquiryRow(
    dataSource,
    'contact',
    { ...at(1), message: 'Line one\nline two\u202e!' },
    { state: 'dead', attempts: 9, lastError: '550 \u001b[31mno', finishedAt: new Date(now) },
  );
  const output = await run('show', 'contact', String(id));
  expect(output).toContain('subject: Cabins\nmessage: Line one\n  line two !\n');
  expect(output).toMatch(/\n1 +operator-mail +dead +9 +2026-01-01T00:00:00\.000Z +550 {2}\[31mno\n/);
  expect(output).not.toContain('Digest');
  await expect(run('show', 'booking', String(id))).rejects.toThrow(`there is no booking enquiry ${id}`);
});

test('exports every enquiry of both kinds as CSV that a spreadsheet cannot compute', async () => {
  await storeEnquiryRow(dataSource, 'booking', { ...at(1), message: '=1+1', contactMethod: null });
  await storeEnquiryRow(dataSource, 'contact', { ...at(2), message: 'One, "two"\nthree' });
  expect(await run('export', '--format', 'csv')).toBe(
    [
      'kind,id,createdAt,firstName,lastName,email,phone,expedition,contactMethod,message,name,subject',
      `booking,1,2025-01-01T00:00:00.000Z,Ada,Nansen,ada@example.org,'+47 555 0100,East Greenland,,'=1+1,,`,
      'contact,1,2025-01-02T00:00:00.000Z,,,ada@example.org,,,,"One, ""two""\nthree",Ada Nansen,Cabins',
      '',
    ].join('\r\n'),
  );
});

test('exports more enquiries than are in memory at once, as JSON', async () => {
  for (let index = 0; index < 503; index += 1) {
    await storeEnquiryRow(dataSource, 'contact', { ...at(1), subject: `Number ${index}` });
  }
  const enquiries = JSON.parse(await run('export', '--format', 'json', '--kind', 'contact')) as unknown[];
  expect(enquiries).toHaveLength(503);
  expect(enquiries[502]).toEqual({
    kind: 'contact',
    id: 503,
    createdAt: '2025-01-01T00:00:00.000Z',
    ...aContact({ subject: 'Number 502' }),
  });
});

test('exports an empty list when there is nothing', async () => {
  expect(JSON.parse(await run('export', '--format', 'json'))).toEqual([]);
});

test('erases a person from every table, in whatever case the address is written, and nobody else', async () => {
  await storeEnquiryRow(dataSource, 'booking', { email: 'Zoë@Example.org' });
  await storeEnquiryRow(dataSource, 'contact', { email: 'ZOË@example.org' });
  const others = [aBooking({ email: 'zoe@example.org' }), aBooking({ email: 'zoë@example.org.uk' })];
  for (const other of others) await storeEnquiryRow(dataSource, 'booking', other);
  expect(await run('erase', '--email', 'zoë@example.ORG')).toBe(
    'erased: 1 booking enquiry, 1 contact enquiry, 4 outbox rows\n',
  );
  expect([await rows('booking_inquiry'), await rows('contact_inquiry'), await rows('outbox')]).toEqual([
    2, 0, 4,
  ]);
});

test('counts what a purge would remove, and removes it', async () => {
  await storeEnquiryRow(dataSource, 'contact', { createdAt: new Date('2020-01-01') });
  const found = '0 booking enquiries, 1 contact enquiry, 2 outbox rows\n';
  expect(await run('purge', '--dry-run')).toBe(`would be removed: ${found}`);
  expect(await run('purge')).toBe(`removed: ${found}`);
  expect(await rows('outbox')).toBe(0);
});

test('shows how deep the outbox is and what has waited longest', async () => {
  const waitingSince = new Date('2025-06-01T08:00:00Z');
  await storeEnquiryRow(dataSource, 'booking', {}, { createdAt: new Date('2025-01-01'), state: 'sent' });
  await storeEnquiryRow(dataSource, 'booking', {}, { createdAt: new Date('2025-07-01') });
  await storeEnquiryRow(dataSource, 'contact', {}, { createdAt: waitingSince });
  const output = await run('outbox');
  expect(output).toMatch(/\nsent +operator-mail +1\n/);
  expect(output).toMatch(/\nwaiting +webhook +2\n/);
  expect(output).toContain('\noldest waiting: 2025-06-01T08:00:00.000Z (id 5)\n');
});

const storeDead = (): Promise<number> =>
  storeEnquiryRow(
    dataSource,
    'booking',
    {},
    { state: 'dead', attempts: 70, lastError: 'no such host', finishedAt: new Date(0) },
  );

test('lists the dead with their last error', async () => {
  await storeDead();
  expect(await run('outbox', '--dead')).toMatch(/\n2 +booking +1 +webhook +70 +1970\S+ +no such host\n$/);
});

test.each([[['retry', '--dead']], [['retry']]])('%j lets all the dead wait again, due now', async (args) => {
  await storeDead();
  await storeEnquiryRow(dataSource, 'contact', {}, { state: 'sent', finishedAt: new Date(0) });
  expect(await run(...args)).toBe('2 outbox rows waiting again\n');
  const entries = await dataSource.manager.find(outboxEntity, { order: { id: 'ASC' } });
  const due = { state: 'waiting', attempts: 0, nextAttemptAt: new Date(now), finishedAt: null };
  expect(entries).toMatchObject([due, due, { state: 'sent' }, { state: 'sent' }]);
});

test('lets one of the dead wait again, and says when there is none with that id', async () => {
  await storeDead();
  expect(await run('retry', '1')).toBe('1 outbox row waiting again\n');
  const entries = await dataSource.manager.find(outboxEntity, { order: { id: 'ASC' } });
  expect(entries).toMatchObject([{ state: 'waiting' }, { state: 'dead' }]);
  await expect(run('retry', '1')).rejects.toThrow('there is no dead outbox row 1');
});
