import { aContact, postJson } from '../../test/enquiries';
import { startService, type TestService } from '../../test/service';

const hour = 3_600_000;
let now: number;
let service: TestService;

const begin = async (trustProxy: boolean): Promise<void> => {
  now = Date.UTC(2026, 0, 1);
  service = await startService({ config: { rateLimitPerHour: 2, trustProxy }, clock: () => now });
};

afterEach(() => service.close());

const send = (headers: Record<string, string> = {}): Promise<Response> =>
  postJson(`${service.origin}/api/contact`, aContact(), headers);
const statuses = async (...headers: Record<string, string>[]): Promise<number[]> => {
  const found: number[] = [];
  for (const each of headers) found.push((await send(each)).status);
  return found;
};

test('answers 429 when an address has sent its number, and says when to come again', async () => {
  await begin(false);
  expect(await statuses({}, {})).toEqual([201, 201]);
  now += hour / 4;
  const refused = await send({ 'accept-language': 'ru' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('2700');
  expect(await refused.text()).toContain('через 45 мин.');
});

test('accepts again when the hour is over', async () => {
  await begin(false);
  expect(await statuses({}, {}, {})).toEqual([201, 201, 429]);
  now += hour;
  expect(await statuses({})).toEqual([201]);
});

test('does not believe a forwarded address without a proxy', async () => {
  await begin(false);
  expect(
    await statuses(
      { 'x-forwarded-for': '192.0.2.1' },
      { 'x-forwarded-for': '192.0.2.2' },
      { 'x-forwarded-for': '192.0.2.3' },
    ),
  ).toEqual([201, 201, 429]);
});

test('counts the address that the own proxy has seen, whatever the client has written before it', async () => {
  await begin(true);
  expect(
    await statuses(
      { 'x-forwarded-for': '198.51.100.1, 192.0.2.1' },
      { 'x-forwarded-for': '198.51.100.2, 192.0.2.1' },
      { 'x-forwarded-for': '198.51.100.3, 192.0.2.1' },
      { 'x-forwarded-for': '192.0.2.2' },
    ),
  ).toEqual([201, 201, 429, 201]);
});

test('counts a network of IPv6 addresses as one client', async () => {
  await begin(true);
  expect(
    await statuses(
      { 'x-forwarded-for': '2001:db8:1:2::1' },
      { 'x-forwarded-for': '2001:0db8:1:2:3:4:5:6' },
      { 'x-forwarded-for': '2001:db8:1:2:ffff::' },
      { 'x-forwarded-for': '2001:db8:1:3::1' },
    ),
  ).toEqual([201, 201, 429, 201]);
});
