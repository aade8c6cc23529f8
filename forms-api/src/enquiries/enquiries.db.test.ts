import { aBooking, aContact, postJson, receiptOf } from '../../test/enquiries';
import { startService, type TestService } from '../../test/service';

let service: TestService;
const now = Date.UTC(2026, 11, 29, 12, 30, 15, 250);

beforeAll(async () => {
  service = await startService({ clock: () => now });
});

afterAll(() => service.close());

const booking = (values: unknown): Promise<Response> => postJson(`${service.origin}/api/booking`, values);
const contact = (values: unknown): Promise<Response> => postJson(`${service.origin}/api/contact`, values);
const stored = (table: string, id: number) => service.dataSource.manager.findOneByOrFail(table, { id });

test('answers a booking enquiry with its id and time once it is stored', async () => {
  const response = await booking(aBooking({ contactMethod: 'telegram', message: 'Line one\nline two\t!' }));
  const receipt = await receiptOf(response);
  expect(response.status).toBe(201);
  expect(receipt).toEqual({ id: expect.any(Number), createdAt: '2026-12-29T12:30:15.250Z' });
  expect(await stored('booking_inquiry', receipt.id)).toMatchObject({
    ...aBooking({ contactMethod: 'telegram', message: 'Line one\nline two\t!' }),
    createdAt: new Date(now),
  });
});

test('answers a contact enquiry with its id and time once it is stored', async () => {
  const response = await contact(aContact());
  const receipt = await receiptOf(response);
  expect(response.status).toBe(201);
  expect(receipt).toEqual({ id: expect.any(Number), createdAt: '2026-12-29T12:30:15.250Z' });
  expect(await stored('contact_inquiry', receipt.id)).toMatchObject(aContact());
});

test('keeps the time in UTC whatever the time zone of the server', async () => {
  const { id } = await receiptOf(await contact(aContact()));
  const [row] = await service.dataSource.query(
    `SELECT CAST(createdAt AS CHAR) AS text FROM contact_inquiry WHERE id = ${Number(id)}`,
  );
  expect(row.text).toMatch(/^2026-12-29 12:30:15\.25/);
});

test('stores trimmed and composed text in any script', async () => {
  const { id } = await receiptOf(
    await booking(aBooking({ firstName: '  A\u030Angström ', lastName: 'Белл 🐧' })),
  );
  expect(await stored('booking_inquiry', id)).toMatchObject({ firstName: 'Ångström', lastName: 'Белл 🐧' });
});

test('stores texts of the greatest length', async () => {
  const longest = {
    firstName: '🧭'.repeat(100),
    lastName: 'é'.repeat(100),
    email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.io`,
    phone: '5'.repeat(40),
    contactMethod: 'm'.repeat(100),
    message: 'ж'.repeat(5000),
  };
  const response = await booking(aBooking(longest));
  expect(response.status).toBe(201);
  expect(await stored('booking_inquiry', (await receiptOf(response)).id)).toMatchObject(longest);
});

test('stores an empty phone when a New Year application has none', async () => {
  const response = await booking(aBooking({ expedition: 'New Year 2027 Antarctica', phone: undefined }));
  expect(response.status).toBe(201);
  expect(await stored('booking_inquiry', (await receiptOf(response)).id)).toMatchObject({
    phone: '',
    contactMethod: null,
    message: null,
  });
});

test('reports every fault of every field at once', async () => {
  const response = await postJson(
    `${service.origin}/api/booking`,
    {
      ...aBooking({ firstName: 'x'.repeat(101), email: 'nobody', expedition: 'Moon' }),
      vessel: 'lea',
      phone: '',
    },
    { accept: 'application/json' },
  );
  const problem = (await response.json()) as { errors: { field: string; code: string; limit?: number }[] };
  expect(response.status).toBe(422);
  expect(problem.errors.map(({ field, code, limit }) => [field, code, limit])).toEqual([
    ['firstName', 'too-long', 100],
    ['email', 'not-an-email', undefined],
    ['expedition', 'not-offered', undefined],
    ['vessel', 'unknown-field', undefined],
    ['phone', 'required', undefined],
  ]);
});

test('loses and doubles nothing when many enquiries come at once', async () => {
  const before = await service.dataSource.manager.count('contact_inquiry');
  const responses = await Promise.all(
    Array.from({ length: 150 }, (_, index) => contact(aContact({ subject: `Number ${index}` }))),
  );
  const ids = await Promise.all(responses.map(async (response) => (await receiptOf(response)).id));
  expect(new Set(ids).size).toBe(150);
  expect(await service.dataSource.manager.count('contact_inquiry')).toBe(before + 150);
});
