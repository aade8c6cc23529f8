import { aBooking, aContact, postJson } from '../../test/enquiries';
import { basic } from '../../test/operators';
import { startService, type TestService } from '../../test/service';
import { saveUser } from './users';

interface Page {
  items: { id: number; subject?: string }[];
  next: number | null;
}

const operator = basic('office', 'twelve or more');
const now = Date.UTC(2026, 11, 29, 12, 30, 15, 250);
let service: TestService;

beforeAll(async () => {
  service = await startService({ clock: () => now });
  await saveUser(service.dataSource, 'office', 'twelve or more');
});

afterAll(() => service.close());

const read = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(service.origin + address, { headers: { ...operator, ...headers } });
const pageOf = async (address: string): Promise<Page> => (await (await read(address)).json()) as Page;

test('says that there is nothing yet', async () => {
  expect(await pageOf('/api/booking')).toEqual({ items: [], next: null });
});

test('shows the fields of a booking enquiry and nothing of the service’s own', async () => {
  await postJson(`${service.origin}/api/booking`, aBooking());
  const response = await read('/api/booking');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    items: [
      {
        ...aBooking(),
        id: expect.any(Number),
        createdAt: '2026-12-29T12:30:15.250Z',
        contactMethod: null,
        message: null,
      },
    ],
    next: null,
  });
});

test('leads from page to page to the end, newest first, without gaps or repeats', async () => {
  for (let number = 1; number <= 103; number += 1) {
    await postJson(`${service.origin}/api/contact`, aContact({ subject: `Number ${number}` }));
  }
  const seen: Page['items'] = [];
  const sizes: number[] = [];
  for (let address = '/api/contact'; ;) {
    const { items, next } = await pageOf(address);
    seen.push(...items);
    sizes.push(items.length);
    if (next === null) break;
    address = `/api/contact?before=${next}`;
  }
  expect(sizes).toEqual([50, 50, 3]);
  expect(seen.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 103 }, (_, index) => `Number ${103 - index}`),
  );
});

test('ends with a full page when nothing is older', async () => {
  const { items } = await pageOf('/api/contact?limit=100');
  expect(items).toHaveLength(100);
  const rest = await pageOf(`/api/contact?limit=3&before=${items.at(-1)?.id}`);
  expect(rest).toMatchObject({ items: [{ subject: 'Number 3' }, {}, {}], next: null });
});

test.each([
  ['limit=0', 'badLimit', 'The parameter limit must be a whole number from 1 to 100.'],
  ['limit=101', 'badLimit', 'The parameter limit must be a whole number from 1 to 100.'],
  ['limit=', 'badLimit', 'The parameter limit must be a whole number from 1 to 100.'],
  ['limit=2.5', 'badLimit', 'The parameter limit must be a whole number from 1 to 100.'],
  ['before=0', 'badBefore', 'The parameter before must be the id of an enquiry: a whole number from 1.'],
  ['before=last', 'badBefore', 'The parameter before must be the id of an enquiry: a whole number from 1.'],
  [
    'limit=1&limit=2',
    'unknownParameter',
    'This address knows only the parameters limit and before, each at most once.',
  ],
  [
    'after=3',
    'unknownParameter',
    'This address knows only the parameters limit and before, each at most once.',
  ],
])('refuses ?%s with one sentence (%s)', async (query, code, sentence) => {
  const response = await read(`/api/booking?${query}`);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe(sentence);
  const problem = await read(`/api/booking?${query}`, { accept: 'application/json' });
  expect(await problem.json()).toMatchObject({ status: 400, code });
});
