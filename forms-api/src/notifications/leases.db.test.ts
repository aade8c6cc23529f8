import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { aBooking } from '../../test/enquiries';
import { startNotifyingService, type NotifyingService } from '../../test/notifyingService';
import { until } from '../../test/until';
import { repositoryRoot } from '../config/repositoryRoot';
import { outboxEntity, type OutboxEntry } from '../persistence/entities';
import { deadlines, leaseMs } from './deadlines';
import { mailSender } from './mail';
import { readMailTexts } from './mailTexts';
import { claimDue, markFailed, markSent, renewLeases } from './outbox';
import { startOutboxWorker } from './outboxWorker';

let service: NotifyingService;

beforeEach(async () => {
  service = await startNotifyingService();
});

afterEach(() => service.close());

const entryOf = (channel: OutboxEntry['channel']): Promise<OutboxEntry> =>
  service.dataSource.manager.findOneByOrFail(outboxEntity, { channel });

test('two workers send a mail once, though its server answers after a minute, and later than a lease lasts', async () => {
  const answer = service.mail.hold();
  await service.send(aBooking());
  service.startWorker();
  service.startWorker();
  await until(() => service.mail.arrived.length === 2);
  for (let seconds = 0; seconds < 60; seconds += 10) {
    service.clock.now += 10_000;
    await until(
      async () => (await entryOf('visitor-mail')).nextAttemptAt.getTime() === service.clock.now + leaseMs,
    );
  }
  // Time for the other worker to look.
  await pause(1_500);
  answer();
  await service.untilAll('sent');
  expect(service.mail.arrived).toHaveLength(2);
  expect((await service.entries()).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
}, 30_000);

test('who has lost the lease changes nothing any more', async () => {
  await service.send(aBooking());
  const claim = (): Promise<OutboxEntry[]> => claimDue(service.dataSource, 10, service.clock.now);
  const [late] = await claim();
  expect(await claim()).toEqual([]);
  service.clock.now += leaseMs;
  const [owner] = await claim();
  if (!late || !owner) throw new Error('nothing was taken');
  expect(owner).toMatchObject({ id: late.id, attempts: 2 });

  await markSent(service.dataSource, late, service.clock.now);
  await markFailed(service.dataSource, late, 'too late', service.clock.now);
  await renewLeases(service.dataSource, [late], service.clock.now + leaseMs);
  expect(await service.dataSource.manager.findOneBy(outboxEntity, { id: late.id })).toEqual(owner);

  await markSent(service.dataSource, owner, service.clock.now);
  expect(await service.dataSource.manager.findOneBy(outboxEntity, { id: late.id })).toMatchObject({
    state: 'sent',
    owner: null,
  });
});

const notOften = 60_000;

test.each([
  ['altogether', { attemptMs: 500, withoutRenewalMs: notOften }],
  ['without a renewal of its lease', { attemptMs: notOften, withoutRenewalMs: 500 }],
])('an attempt that takes too long %s ends, and is made again later', async (_, limits) => {
  const answer = service.mail.hold();
  await service.send(aBooking());
  const mail = mailSender({
    smtpUrl: service.mail.url,
    notifyTo: ['office@example.com'],
    notifyFrom: 'website@example.com',
    texts: readMailTexts(path.join(repositoryRoot, 'locales'), ['en']),
    company: 'Polar Meridian',
  });
  const worker = startOutboxWorker({
    dataSource: service.dataSource,
    deliver: { 'operator-mail': mail.toOperator },
    clock: () => service.clock.now,
    logger: pino({ level: 'silent' }),
    deadlines: limits,
  });
  try {
    await until(async () => (await entryOf('operator-mail')).lastError !== null);
  } finally {
    // Ends what waits for it, also when nothing else has.
    answer();
    await worker.stop();
  }
  expect(await entryOf('operator-mail')).toMatchObject({ state: 'waiting', owner: null, attempts: 1 });
});

test('an attempt whose lease cannot be renewed ends before the lease does', () => {
  const databaseMs = 5_000;
  expect(databaseMs + deadlines.withoutRenewalMs + databaseMs).toBeLessThanOrEqual(leaseMs);
  expect(deadlines.attemptMs).toBeGreaterThan(60_000);
});
