import { runCommand } from '../../test/command';
import { aBooking, aContact, postJson, receiptOf } from '../../test/enquiries';
import { basic } from '../../test/operators';
import { startService, type TestService } from '../../test/service';
import { saveUser } from '../operators/users';
import { outboxEntity, type EnquiryKind, type OutboxEntry } from '../persistence/entities';

const links = 'https://a.example https://b.example https://c.example';
const waitMs = 2_000;
let now = Date.UTC(2026, 10, 22, 12);
let woken = 0;
let service: TestService;

beforeAll(async () => {
  service = await startService({
    clock: () => now,
    channels: ['operator-mail', 'webhook'],
    wakeWorker: () => (woken += 1),
  });
  await saveUser(service.dataSource, 'office', 'twelve or more');
});

afterAll(() => service.close());

beforeEach(() => {
  woken = 0;
});

const openForm = async (): Promise<string> => {
  const response = await fetch(`${service.origin}/api/form-proof`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { proof, ...rest } = (await response.json()) as { proof: string };
  expect(rest).toEqual({ waitMs });
  return proof;
};

const send = async (
  kind: EnquiryKind,
  body: object,
  headers: Record<string, string> = {},
): Promise<number> => {
  const response = await postJson(`${service.origin}/api/${kind}`, body, headers);
  expect(response.status).toBe(201);
  return (await receiptOf(response)).id;
};

const idsOf = async (kind: EnquiryKind): Promise<number[]> => {
  const response = await fetch(`${service.origin}/api/${kind}`, {
    headers: basic('office', 'twelve or more'),
  });
  return ((await response.json()) as { items: { id: number }[] }).items.map(({ id }) => id);
};

const tellingsOf = (kind: EnquiryKind, enquiryId: number): Promise<OutboxEntry[]> =>
  service.dataSource.manager.find(outboxEntity, { where: { kind, enquiryId } });

const run = (...args: string[]): Promise<string> => runCommand(service.dataSource, now, ...args);

test('an enquiry with a filled trap is accepted, set apart, and told to nobody', async () => {
  const id = await send('booking', aBooking({ homepage: 'http://robot.example' }));
  expect(await idsOf('booking')).not.toContain(id);
  expect((await tellingsOf('booking', id)).map(({ state }) => state)).toEqual(['held', 'held']);
  expect(woken).toBe(0);
  expect(await run('list', '--suspected')).toMatch(new RegExp(`^booking +${id} `, 'm'));
  expect(await run('list')).toMatch(/^\d+ suspected enquir(?:y|ies) set apart: list --suspected$/m);
  expect(await run('list')).not.toMatch(new RegExp(`^booking +${id} `, 'm'));
  expect(await run('show', 'booking', String(id))).toContain('set apart as suspected spam: trap');
  expect(await run('export', '--format', 'json', '--kind', 'booking')).not.toContain(`"id":${id},`);
});

test('what stood in the trap is kept nowhere', async () => {
  await send('contact', aContact({ homepage: 'robotic' }));
  const rows = await service.dataSource.query('SELECT * FROM contact_inquiry');
  expect(JSON.stringify(rows)).not.toContain('robotic');
});

test('recovering puts it among the others and tells of it now', async () => {
  const id = await send('contact', aContact({ homepage: 'x' }), { 'accept-language': 'ru' });
  now += 60_000;
  expect(await run('recover', 'contact', String(id))).toBe(`contact enquiry ${id} recovered\n`);
  expect(await idsOf('contact')).toContain(id);
  for (const telling of await tellingsOf('contact', id)) {
    expect(telling).toMatchObject({ state: 'waiting', language: 'ru', nextAttemptAt: new Date(now) });
  }
  await expect(run('recover', 'contact', String(id))).rejects.toThrow(
    `there is no suspected contact enquiry ${id}`,
  );
});

test('an enquiry sent sooner than a person can fill it in is set apart; two seconds later it is not', async () => {
  const proof = await openForm();
  now += waitMs - 1;
  const fast = await send('contact', aContact(), { 'form-proof': proof });
  now += 1;
  const slow = await send('contact', aContact(), { 'form-proof': proof });
  expect(await idsOf('contact')).toContain(slow);
  expect(await idsOf('contact')).not.toContain(fast);
  expect(woken).toBe(1);
});

test('many links need a proof; a forged or foreign one is none', async () => {
  const body = aContact({ message: links });
  const proof = await openForm();
  now += 10_000;
  const typed = await send('contact', body, { 'form-proof': proof });
  const unproven = [
    await send('contact', body),
    await send('contact', body, { 'form-proof': `${now - 9_000}.${'a'.repeat(43)}` }),
    await send('contact', body, { 'form-proof': '\u00e9' }),
  ];
  const shown = await idsOf('contact');
  expect(shown).toContain(typed);
  for (const id of unproven) expect(shown).not.toContain(id);
});

test('a repeat finds the first one, whether set apart or not', async () => {
  const key = { 'idempotency-key': 'from a robot' };
  const proof = await openForm();
  const first = await send('contact', aContact({ subject: 'Again' }), { ...key, 'form-proof': proof });
  now += 5_000;
  expect(await send('contact', aContact({ subject: 'Again' }), { ...key, 'form-proof': proof })).toBe(first);
  expect(await idsOf('contact')).not.toContain(first);
});

test('they are counted by reason', async () => {
  const text = await (await fetch(`${service.origin}/api/metrics`)).text();
  expect(text).toMatch(/^enquiries_suspected_total\{reason="trap"\} [1-9]/m);
  expect(text).toMatch(/^enquiries_suspected_total\{reason="too-fast"\} [1-9]/m);
  expect(text).toMatch(/^enquiries_suspected_total\{reason="links"\} 3$/m);
  expect(text).toMatch(/^outbox_entries\{state="held",channel="webhook"\} [1-9]/m);
});

test('erasing a person reaches what is set apart', async () => {
  const email = 'set.apart@example.org';
  const id = await send('booking', aBooking({ email, homepage: 'x' }));
  await run('erase', '--email', email);
  expect(await run('list', '--suspected')).not.toContain(email);
  expect(await tellingsOf('booking', id)).toEqual([]);
});
