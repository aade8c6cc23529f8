import { aBooking, aContact, postJson } from '../../test/enquiries';
import { startService, type TestService } from '../../test/service';

let service: TestService;
const now = Date.UTC(2026, 11, 29, 12);
let later = 0;

beforeAll(async () => {
  service = await startService({ clock: () => now + later, channels: ['operator-mail', 'webhook'] });
});

afterAll(() => service.close());

const metrics = async (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${service.origin}/api/metrics`, { headers });

test('counts what was accepted, refused and is still to be told', async () => {
  const key = { 'idempotency-key': 'counted' };
  await postJson(`${service.origin}/api/booking`, aBooking(), key);
  await postJson(`${service.origin}/api/booking`, aBooking(), key);
  await postJson(`${service.origin}/api/contact`, aContact());
  await postJson(`${service.origin}/api/contact`, {});
  later = 90_000;
  const response = await metrics();
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const line of [
    'enquiries_accepted_total{kind="booking",replay="false"} 1',
    'enquiries_accepted_total{kind="booking",replay="true"} 1',
    'enquiries_accepted_total{kind="contact",replay="false"} 1',
    'enquiries_refused_total{reason="invalid"} 1',
    'outbox_entries{state="waiting",channel="operator-mail"} 2',
    'outbox_entries{state="waiting",channel="webhook"} 2',
    'outbox_oldest_waiting_seconds 90',
    'enquiry_duration_seconds_count 4',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('shows them to nobody who comes through a proxy', async () => {
  expect((await metrics({ 'x-forwarded-for': '203.0.113.5' })).status).toBe(404);
});

test('every answer of the API carries a number of its own', async () => {
  const [one, other] = await Promise.all([metrics(), postJson(`${service.origin}/api/contact`, {})]);
  expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
});
