import { runCommand } from '../../test/command';
import { aBooking, aContact, postJson, receiptOf } from '../../test/enquiries';
import { basic } from '../../test/operators';
import { startService, type TestService } from '../../test/service';
import { saveUser } from '../operators/users';
import { purge } from '../retention/purge';
import { outboxEntity, type EnquiryKind, type OutboxEntry } from '../persistence/entities';

const retention = { bookingYears: 100, contactYears: 100, completions: new Map<string, Date>() };
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
  const [proof, another] = [await openForm(), await openForm()];
  now += waitMs - 1;
  const fast = await send('contact', aContact(), { 'form-proof': proof });
  now += 1;
  const slow = await send('contact', aContact(), { 'form-proof': another });
  expect(await idsOf('contact')).toContain(slow);
  expect(await idsOf('contact')).not.toContain(fast);
  expect(woken).toBe(1);
});

test('many links are suspicious with a proof, without one and with a forged one; two of them are not', async () => {
  const body = aContact({ message: links });
  const [proof, another] = [await openForm(), await openForm()];
  now += 10_000;
  const suspicious = [
    await send('contact', body, { 'form-proof': proof }),
    await send('contact', body),
    await send('contact', body, { 'form-proof': `${now - 9_000}.${'a'.repeat(43)}` }),
    await send('contact', body, { 'form-proof': '\u00e9' }),
  ];
  const two = await send('contact', aContact({ message: 'https://a.example www.b.example' }), {
    'form-proof': another,
  });
  const shown = await idsOf('contact');
  expect(shown).toContain(two);
  for (const id of suspicious) expect(shown).not.toContain(id);
});

test('a proof serves one enquiry and its repeats; another one is kept, set apart, and told to nobody', async () => {
  const proof = { 'form-proof': await openForm() };
  now += 10_000;
  const key = { ...proof, 'idempotency-key': 'with a proof' };
  const first = await send('contact', aContact({ subject: 'First' }), key);
  expect(await send('contact', aContact({ subject: 'First' }), key)).toBe(first);
  expect(woken).toBe(1);
  const second = await send('booking', aBooking({ firstName: 'Again' }), proof);
  expect(woken).toBe(1);
  expect(await idsOf('contact')).toContain(first);
  expect(await idsOf('booking')).not.toContain(second);
  expect((await tellingsOf('booking', second)).map(({ state }) => state)).toEqual(['held', 'held']);
  expect(await run('show', 'booking', String(second))).toContain('set apart as suspected spam: replayed');
});

test('of many enquiries that come with one proof at once, to two instances, one gets through', async () => {
  const other = await startService({ dataSource: service.dataSource, clock: () => now });
  const proof = { 'form-proof': await openForm() };
  now += 10_000;
  const before = (await idsOf('contact')).length;
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      postJson(
        `${(index % 2 ? other : service).origin}/api/contact`,
        aContact({ subject: `At once ${index}` }),
        proof,
      ),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect((await idsOf('contact')).length).toBe(before + 1);
});

test('what is refused uses up no proof', async () => {
  const proof = { 'form-proof': await openForm() };
  now += 10_000;
  const refused = await postJson(`${service.origin}/api/contact`, aContact({ email: 'nobody' }), proof);
  expect(refused.status).toBe(422);
  const reused = { ...proof, 'idempotency-key': 'with a proof' };
  expect((await postJson(`${service.origin}/api/contact`, aContact(), reused)).status).toBe(409);
  const mended = await send('contact', aContact({ subject: 'Mended' }), proof);
  expect(await idsOf('contact')).toContain(mended);
});

test('used proofs are kept as digests, and no longer than they could prove anything', async () => {
  const proof = await openForm();
  now += 10_000;
  await send('contact', aContact(), { 'form-proof': proof });
  const rows = (): Promise<object[]> => service.dataSource.query('SELECT * FROM used_proof');
  expect(JSON.stringify(await rows())).not.toContain(proof.split('.')[1]);
  await purge(service.dataSource, retention, new Date(now), { dryRun: false });
  expect((await rows()).length).toBeGreaterThan(0);
  await purge(service.dataSource, retention, new Date(now + 24 * 3_600_000), { dryRun: false });
  expect(await rows()).toEqual([]);
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
  expect(text).toMatch(/^enquiries_suspected_total\{reason="links"\} 4$/m);
  expect(text).toMatch(/^outbox_entries\{state="held",channel="webhook"\} [1-9]/m);
});

test('erasing a person reaches what is set apart', async () => {
  const email = 'set.apart@example.org';
  const id = await send('booking', aBooking({ email, homepage: 'x' }));
  await run('erase', '--email', email);
  expect(await run('list', '--suspected')).not.toContain(email);
  expect(await tellingsOf('booking', id)).toEqual([]);
});
