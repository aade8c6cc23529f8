import { createTestDatabase, type TestDatabase } from '../../test/database';
import { aBooking, aContact, postJson, receiptOf } from '../../test/enquiries';
import { startService, type TestService } from '../../test/service';

let database: TestDatabase;
let services: [TestService, TestService];

beforeAll(async () => {
  database = await createTestDatabase();
  services = [await startService({ database }), await startService({ database })];
});

afterAll(async () => {
  await Promise.all(services.map((service) => service.close()));
  await database.remove();
});

const send = (values: unknown, key: string, path = '/api/booking', which: 0 | 1 = 0): Promise<Response> =>
  postJson(`${services[which].origin}${path}`, values, { 'idempotency-key': key });
const rows = (table = 'booking_inquiry'): Promise<number> => services[0].dataSource.manager.count(table);

test('answers a repeat with the first result and stores nothing', async () => {
  const first = await send(aBooking(), 'repeat');
  const before = await rows();
  const repeat = await send(aBooking(), 'repeat');
  expect(repeat.status).toBe(201);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(repeat.headers.get('idempotent-replayed')).toBe('true');
  expect(await repeat.json()).toEqual(await first.json());
  expect(await rows()).toBe(before);
});

test('takes a body with the same values after normalising for the same', async () => {
  const first = await send(aBooking(), 'normalised');
  const repeat = await send(
    Object.fromEntries(Object.entries(aBooking({ firstName: ' Ada ', message: '' })).reverse()),
    'normalised',
  );
  expect(repeat.headers.get('idempotent-replayed')).toBe('true');
  expect(await repeat.json()).toEqual(await first.json());
});

test('answers 409 when the key has come with another body', async () => {
  await send(aBooking(), 'other body');
  const before = await rows();
  const response = await send(aBooking({ firstName: 'Fridtjof' }), 'other body');
  expect(response.status).toBe(409);
  expect(await rows()).toBe(before);
});

test('stores two enquiries when the same key comes to two paths', async () => {
  const booking = await send(aBooking(), 'two paths');
  const contact = await send(aContact(), 'two paths', '/api/contact');
  expect([booking.status, contact.status]).toEqual([201, 201]);
  expect(contact.headers.get('idempotent-replayed')).toBeNull();
});

test('tells keys apart that differ in case alone', async () => {
  const lower = await receiptOf(await send(aBooking(), 'case'));
  const upper = await receiptOf(await send(aBooking(), 'CASE'));
  expect(upper.id).not.toBe(lower.id);
});

test('stores one enquiry when repeats come at once to two processes', async () => {
  const before = await rows();
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      send(aBooking(), 'at once', '/api/booking', index % 2 === 0 ? 0 : 1),
    ),
  );
  const receipts = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(receipts).size).toBe(1);
  expect(responses.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1);
  expect(await rows()).toBe(before + 1);
});

test('accepts one of two bodies that come at once with one key', async () => {
  const responses = await Promise.all(
    ['Ada', 'Fridtjof'].map((firstName) => send(aBooking({ firstName }), 'two bodies')),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test.each([
  ['is longer than 255 characters', 'k'.repeat(256)],
  ['is not ASCII', 'schlüssel'],
  ['is empty', ''],
])('answers 400 when the key %s', async (_, key) => {
  expect((await send(aBooking(), key)).status).toBe(400);
});

test('accepts a key of 255 characters', async () => {
  expect((await send(aBooking(), '~'.repeat(255))).status).toBe(201);
});
