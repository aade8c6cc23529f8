import { runCommand } from '../../test/command';
import { aBooking, aContact } from '../../test/enquiries';
import { startNotifyingService, type NotifyingService } from '../../test/notifyingService';
import { acknowledgementEntity } from '../persistence/dayEntities';
import { purge } from '../retention/purge';
import { limitAcknowledgements } from './acknowledgements';
import type { ToldEnquiry } from './enquiry';

const dayMs = 24 * 3_600_000;

let service: NotifyingService;

beforeEach(async () => {
  service = await startNotifyingService();
});

afterEach(() => service.close());

const run = (...args: string[]): Promise<string> =>
  runCommand(service.dataSource, service.clock.now, ...args);

const untilNothingWaits = (): Promise<void> =>
  service.untilAll((entries) => entries.every(({ state }) => state !== 'waiting'));

const acknowledgedTo = (): string[] =>
  service.mail.arrived
    .flatMap(({ recipients }) => recipients)
    .filter((address) => !address.endsWith('@example.com'));

const spellings = ['ada@müller.example', 'ADA@MÜLLER.example', 'Ada@xn--mller-kva.example'];

test('an address is acknowledged three times a day, however it is spelt; the operator hears of everything', async () => {
  for (const email of [...spellings, ...spellings]) await service.send(aContact({ email }), 'contact');
  service.startWorker();
  service.startWorker();
  await untilNothingWaits();
  expect(acknowledgedTo()).toHaveLength(3);
  const entries = await service.entries();
  expect(entries.filter(({ state }) => state === 'sent')).toHaveLength(15);
  const suppressed = entries.filter(({ state }) => state === 'suppressed');
  expect(suppressed.map(({ channel }) => channel)).toEqual(Array(3).fill('visitor-mail'));

  expect(await run('outbox')).toMatch(/\nsuppressed +visitor-mail +3\n/);
  expect(await run('outbox', '--dead')).not.toContain('visitor-mail');
  expect(await run('show', 'contact', String(suppressed[0]?.enquiryId))).toMatch(
    /visitor-mail +suppressed .*ACKNOWLEDGE_PER_ADDRESS: this address gets 3 acknowledgements a day/,
  );

  service.clock.now += dayMs;
  await service.send(aContact({ email: spellings[0] }), 'contact');
  await untilNothingWaits();
  expect(acknowledgedTo()).toHaveLength(4);
}, 40_000);

test('an acknowledgement that has to be tried again takes no second place', async () => {
  service.mail.refuse(true);
  for (let index = 0; index < 3; index += 1) await service.send(aBooking());
  service.startWorker();
  await service.untilAll((entries) =>
    entries.every(({ channel, lastError }) => channel === 'webhook' || lastError !== null),
  );
  service.mail.refuse(false);
  service.clock.now += 3_600_000;
  await service.untilAll('sent');
  expect(acknowledgedTo()).toHaveLength(3);
});

const told = (id: number): ToldEnquiry => ({
  kind: 'contact',
  id,
  createdAt: '2026-12-29T12:30:15.000Z',
  name: 'Ada',
  email: 'ada@example.org',
  about: 'Cabins',
  fields: {},
});

const limited = (perDay: number, deliver: () => Promise<void>) => {
  const { dataSource, clock } = service;
  return (id: number) =>
    limitAcknowledgements(deliver, { dataSource, perDay, clock: () => clock.now })(
      told(id),
      'en',
      AbortSignal.timeout(10_000),
    );
};

test('many at once, of several instances, get no place too much', async () => {
  const deliver = jest.fn(async () => undefined);
  const acknowledge = limited(3, deliver);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, id) => acknowledge(id + 1)));
  expect(deliver).toHaveBeenCalledTimes(3);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(17);
});

test('a limit of none acknowledges nothing', async () => {
  const deliver = jest.fn(async () => undefined);
  await expect(limited(0, deliver)(1)).rejects.toThrow('0 acknowledgements a day');
  expect(deliver).not.toHaveBeenCalled();
});

test('the address is not kept, and what stands for it goes with the enquiry or after a day', async () => {
  const [first] = [await service.send(aBooking()), await service.send(aBooking({ email: 'b@example.org' }))];
  service.startWorker();
  await service.untilAll('sent');
  const kept = await service.dataSource.manager.find(acknowledgementEntity);
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain('@');

  await run('erase', '--email', 'ada@example.org');
  const left = await service.dataSource.manager.find(acknowledgementEntity);
  expect(left.map(({ enquiryId }) => enquiryId)).not.toContain(first);
  expect(left).toHaveLength(1);

  const retention = { bookingYears: 100, contactYears: 100, completions: new Map<string, Date>() };
  await purge(service.dataSource, retention, new Date(service.clock.now + dayMs), { dryRun: false });
  expect(await service.dataSource.manager.count(acknowledgementEntity)).toBe(0);
});
