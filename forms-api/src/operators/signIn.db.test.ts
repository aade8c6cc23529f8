import { userEntity } from '../persistence/entities';
import { basic } from '../../test/operators';
import { startService, type TestService } from '../../test/service';
import { saveUser } from './users';

let service: TestService;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  service = await startService({ clock: () => now, config: { trustProxy: true } });
  await saveUser(service.dataSource, 'Офис', 'käse und brot');
});

afterEach(() => service.close());

const right = basic('Офис', 'käse und brot');
const wrong = basic('Офис', 'käse und Brot');
const read = (headers: Record<string, string>, method = 'GET'): Promise<Response> =>
  fetch(`${service.origin}/api/contact`, { method, headers });
const statuses = async (number: number, headers: Record<string, string>): Promise<number[]> =>
  (await Promise.all(Array.from({ length: number }, () => read(headers)))).map(({ status }) => status);

test('keeps the hash of a password, never the password', async () => {
  const user = await service.dataSource.manager.findOneByOrFail(userEntity, { username: 'Офис' });
  expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each(['GET', 'HEAD'])('lets an operator %s the list', async (method) => {
  expect((await read(right, method)).status).toBe(200);
});

test('takes a name and a password in another composition of the same letters', async () => {
  expect((await read(basic('Офис', 'käse und brot'.normalize('NFD')))).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ['there are no credentials', {}],
  ['the password is wrong', wrong],
  ['the password is empty', basic('Офис', '')],
  ['the name is unknown', basic('nobody', 'käse und brot')],
  ['the name differs in case', basic('офис', 'käse und brot')],
  ['the scheme is another', { authorization: 'Bearer abc' }],
  ['the header is not base64', { authorization: 'Basic %' }],
  [
    'the header is not UTF-8',
    { authorization: `Basic ${Buffer.from('a:\xff', 'latin1').toString('base64')}` },
  ],
  ['the header has no colon', { authorization: `Basic ${Buffer.from('abc').toString('base64')}` }],
])('answers 401 and asks for a password when %s', async (_, headers) => {
  const response = await read({ ...headers, 'accept-language': 'de' });
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Basic realm="enquiries", charset="UTF-8"');
  expect(await response.text()).toBe(
    'Bitte melden Sie sich mit einem hier bekannten Benutzernamen und Passwort an.',
  );
});

test('answers 429 after ten failures, to the right password too, and says when to come again', async () => {
  expect(await statuses(10, wrong)).toEqual(Array(10).fill(401));
  now += 5 * 60_000;
  const refused = await read({ ...right, 'accept-language': 'ru' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(await refused.text()).toContain('через 10 мин.');
});

test('lets an operator in again when fifteen minutes are over', async () => {
  await statuses(10, wrong);
  now += 15 * 60_000;
  expect((await read(right)).status).toBe(200);
});

test('checks no more than ten of many guesses that come at once', async () => {
  const answers = await statuses(30, wrong);
  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(20);
});

test('counts failures of one client alone, and successes not at all', async () => {
  expect(await statuses(12, right)).toEqual(Array(12).fill(200));
  await statuses(10, { ...wrong, 'x-forwarded-for': '192.0.2.1' });
  expect((await read({ ...right, 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
  expect((await read({ ...right, 'x-forwarded-for': '192.0.2.1' })).status).toBe(429);
});

test('counts no request without credentials', async () => {
  await statuses(12, {});
  expect((await read(right)).status).toBe(200);
});
