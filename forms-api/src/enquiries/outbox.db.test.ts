import { outboxEntity, type OutboxEntry } from '../persistence/entities';
import { aBooking, aContact, postJson, receiptOf } from '../../test/enquiries';
import { startService, type TestService } from '../../test/service';

let service: TestService;
const now = Date.UTC(2026, 11, 29, 12, 30, 15, 250);

beforeAll(async () => {
  service = await startService({ clock: () => now, channels: ['operator-mail', 'visitor-mail', 'webhook'] });
});

afterAll(() => service.close());

const tellingsOf = (kind: OutboxEntry['kind'], enquiryId: number): Promise<OutboxEntry[]> =>
  service.dataSource.manager.find(outboxEntity, { where: { kind, enquiryId }, order: { id: 'ASC' } });

test('an enquiry brings one telling for each channel, due at once, in the visitor’s language', async () => {
  const response = await postJson(`${service.origin}/api/booking`, aBooking(), {
    'accept-language': 'de-AT',
  });
  const { id } = await receiptOf(response);
  const tellings = await tellingsOf('booking', id);
  expect(tellings.map(({ channel }) => channel)).toEqual(['operator-mail', 'visitor-mail', 'webhook']);
  for (const telling of tellings) {
    expect(telling).toMatchObject({
      language: 'de',
      state: 'waiting',
      attempts: 0,
      lastError: null,
      createdAt: new Date(now),
      nextAttemptAt: new Date(now),
      finishedAt: null,
    });
  }
});

test('a repeat adds none, at once or later', async () => {
  const send = (): Promise<Response> =>
    postJson(`${service.origin}/api/contact`, aContact(), { 'idempotency-key': 'told once' });
  const responses = await Promise.all(Array.from({ length: 20 }, send));
  const [id] = new Set(await Promise.all(responses.map(async (response) => (await receiptOf(response)).id)));
  await send();
  expect(await tellingsOf('contact', Number(id))).toHaveLength(3);
});

test('an enquiry whose tellings cannot be written is not stored either', async () => {
  const before = await service.dataSource.manager.count('booking_inquiry');
  const last = await service.dataSource.manager.maximum('booking_inquiry', 'id');
  // A server skips the numbers of rows that were taken back, so more than the next one are in the way.
  const inTheWay = Array.from({ length: 50 }, (_, index) => ({
    kind: 'booking',
    enquiryId: Number(last) + 1 + index,
    channel: 'webhook',
    language: 'en',
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: new Date(now),
  }));
  await service.dataSource.manager.insert('outbox', inTheWay);
  const refused = await postJson(`${service.origin}/api/booking`, aBooking({ firstName: 'Fridtjof' }), {
    'idempotency-key': 'in the way',
  });
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(await service.dataSource.manager.count('booking_inquiry')).toBe(before);
});
