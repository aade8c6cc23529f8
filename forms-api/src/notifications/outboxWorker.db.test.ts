import { setTimeout as pause } from 'node:timers/promises';
import { aBooking, aContact } from '../../test/enquiries';
import { startNotifyingService, type NotifyingService } from '../../test/notifyingService';
import { until } from '../../test/until';
import { removeEnquiries } from '../enquiries/remove';
import { outboxEntity } from '../persistence/entities';

const hourMs = 3_600_000;

let service: NotifyingService;

beforeEach(async () => {
  service = await startNotifyingService();
});

afterEach(() => service.close());

test('a refused mail is tried again within ten seconds, and later and later', async () => {
  service.mail.refuse(true);
  service.target.answer(500);
  await service.send(aBooking());
  service.startWorker();
  await until(async () =>
    (await service.entries()).every(({ attempts, lastError }) => attempts === 1 && lastError),
  );
  for (const { nextAttemptAt, state } of await service.entries()) {
    expect(state).toBe('waiting');
    expect(nextAttemptAt.getTime() - service.clock.now).toBeGreaterThanOrEqual(5_000);
    expect(nextAttemptAt.getTime() - service.clock.now).toBeLessThanOrEqual(10_000);
  }
  service.clock.now += 10_000;
  await until(async () => (await service.entries()).every(({ attempts }) => attempts === 2));
  await until(async () =>
    (await service.entries()).every(
      ({ nextAttemptAt }) => nextAttemptAt.getTime() - service.clock.now < 20_000,
    ),
  );
  for (const { nextAttemptAt } of await service.entries()) {
    expect(nextAttemptAt.getTime() - service.clock.now).toBeGreaterThanOrEqual(10_000);
  }
  service.mail.refuse(false);
  service.target.answer(200);
  service.clock.now += hourMs;
  await service.untilAll('sent');
  expect(service.mail.arrived).toHaveLength(2);
  expect(service.log()).not.toMatch(/ada@example|Nansen/);
});

test('an entry that has failed for three days is given up and kept', async () => {
  service.mail.refuse(true);
  service.target.answer(410);
  await service.send(aBooking());
  await service.dataSource.manager.update(outboxEntity, { state: 'waiting' }, { attempts: 9 });
  service.clock.now += 72 * hourMs;
  service.startWorker();
  await service.untilAll('dead');
  const kept = await service.entries();
  expect(kept).toHaveLength(3);
  for (const { lastError, finishedAt } of kept) {
    expect(lastError).toBeTruthy();
    expect(finishedAt).toEqual(new Date(service.clock.now));
  }
});

test('two workers tell everything once', async () => {
  await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      service.send(aContact({ subject: `Number ${index}`, email: `ada-${index}@example.org` }), 'contact'),
    ),
  );
  service.startWorker();
  service.startWorker();
  await service.untilAll('sent');
  const ids = service.target.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(25);
  expect(new Set(ids).size).toBe(25);
  expect(service.mail.arrived).toHaveLength(50);
}, 30_000);

test('an enquiry that has been erased is told to nobody', async () => {
  const id = await service.send(aBooking());
  await removeEnquiries(service.dataSource, 'booking', [id]);
  service.startWorker();
  await pause(1_500);
  expect(await service.entries()).toEqual([]);
  expect(service.mail.arrived).toEqual([]);
});

test('an enquiry that has not reached the node of a cluster yet is told later', async () => {
  const id = await service.send(aBooking());
  const row = await service.dataSource.manager.findOneByOrFail('booking_inquiry', { id });
  await service.dataSource.manager.delete('booking_inquiry', { id });
  service.startWorker();
  await until(async () =>
    (await service.entries()).every(({ lastError }) => lastError?.includes('is not there')),
  );
  await service.dataSource.manager.insert('booking_inquiry', row);
  service.clock.now += 10_000;
  await service.untilAll('sent');
  expect(service.mail.arrived).toHaveLength(2);
});

test('an entry that a dead process had taken is told after its lease', async () => {
  await service.send(aBooking());
  await service.dataSource.manager.update(
    outboxEntity,
    { state: 'waiting' },
    {
      attempts: 1,
      nextAttemptAt: new Date(service.clock.now + 30_000),
    },
  );
  service.startWorker();
  await pause(1_500);
  expect(service.target.received).toEqual([]);
  service.clock.now += 30_000;
  await service.untilAll('sent');
  expect(service.target.received).toHaveLength(1);
});
