import { verify } from '@node-rs/argon2';
import { basic } from '../../test/operators';
import { startService, type TestService } from '../../test/service';
import { saveUser } from './users';

jest.mock('@node-rs/argon2', () => {
  const actual: Record<string, unknown> = jest.requireActual('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual['verify'] as typeof verify) };
});

let service: TestService;

beforeAll(async () => {
  service = await startService();
  await saveUser(service.dataSource, 'office', 'twelve or more');
});

afterAll(() => service.close());

const read = (password: string): Promise<Response> =>
  fetch(`${service.origin}/api/contact`, { headers: basic('office', password) });

test('a client that is locked out costs no query and no password hash', async () => {
  const queries = jest.spyOn(service.dataSource, 'createQueryRunner');
  const hashes = jest.mocked(verify);
  for (let failures = 0; failures < 10; failures += 1) expect((await read('wrong')).status).toBe(401);
  // Proves that both are counted.
  expect([queries.mock.calls.length, hashes.mock.calls.length]).toEqual([10, 10]);

  for (const password of ['wrong', 'twelve or more']) expect((await read(password)).status).toBe(429);
  expect([queries.mock.calls.length, hashes.mock.calls.length]).toEqual([10, 10]);
});
