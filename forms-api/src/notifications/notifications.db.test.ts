import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { aBooking, aContact, postJson, receiptOf } from '../../test/enquiries';
import { startMailServer, type MailServer } from '../../test/mailServer';
import { startService, type TestService } from '../../test/service';
import { startWebhookTarget, type WebhookTarget } from '../../test/webhookTarget';
import { repositoryRoot } from '../config/repositoryRoot';
import { removeEnquiries } from '../enquiries/remove';
import { outboxEntity, type OutboxEntry } from '../persistence/entities';
import type { OutboxWorker } from './outboxWorker';
import { startNotifications } from './startNotifications';
import { signatureOf } from './webhook';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const hourMs = 3_600_000;
const channels = ['operator-mail', 'visitor-mail', 'webhook'] as const;

let database: TestDatabase;
let service: TestService;
let mail: MailServer;
let target: WebhookTarget;
let workers: (OutboxWorker | undefined)[];
let now: number;
let log: string;

const startWorker = (): void => {
  workers.push(
    startNotifications({
      dataSource: service.dataSource,
      config: {
        smtpUrl: mail.url,
        notifyTo: ['office@example.com', 'crew@example.com'],
        notifyFrom: 'Website <website@example.com>',
        webhookUrl: target.url,
        webhookSecret: secret,
      },
      locales: path.join(repositoryRoot, 'locales'),
      languages: ['en', 'de', 'ru'],
      company: 'Polar Meridian',
      clock: () => now,
      logger: pino({ level: 'info' }, { write: (line: string) => (log += line) }),
    }),
  );
};

beforeEach(async () => {
  now = Date.UTC(2026, 11, 29, 12, 30, 15);
  log = '';
  workers = [];
  [database, mail, target] = await Promise.all([
    createTestDatabase(),
    startMailServer(),
    startWebhookTarget(),
  ]);
  service = await startService({ database, clock: () => now, channels });
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker?.stop()));
  await service.close();
  await Promise.all([mail.close(), target.close(), database.remove()]);
});

const entries = (): Promise<OutboxEntry[]> =>
  service.dataSource.manager.find(outboxEntity, { order: { id: 'ASC' } });

const until = async (isDone: () => Promise<boolean> | boolean): Promise<void> => {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await isDone()) return;
    await pause(100);
  }
  throw new Error('waited in vain');
};

const untilAll = (state: OutboxEntry['state']): Promise<void> =>
  until(async () => (await entries()).every((entry) => entry.state === state));

const send = async (values: unknown, where = 'booking', language = 'en'): Promise<number> => {
  const response = await postJson(`${service.origin}/api/${where}`, values, { 'accept-language': language });
  return (await receiptOf(response)).id;
};

test('a booking is told to the operator, to the visitor in their language, and to another system', async () => {
  const values = aBooking({
    contactMethod: 'telegram',
    message: 'Zwei Personen.\nГотовы <b>ко всему</b> & mehr',
  });
  const id = await send(values, 'booking', 'de');
  startWorker();
  await untilAll('sent');

  const toOperator = mail.arrived.find(({ recipients }) => recipients.includes('office@example.com'));
  expect(toOperator?.recipients).toEqual(['office@example.com', 'crew@example.com']);
  expect(toOperator?.mail.subject).toBe(`Booking enquiry ${id}: East Greenland, Ada Nansen`);
  expect(toOperator?.mail.from?.address).toBe('website@example.com');
  expect(toOperator?.mail.replyTo).toEqual([{ name: 'Ada Nansen', address: 'ada@example.org' }]);
  for (const value of [String(id), '2026-12-29T12:30:15.000Z', ...Object.values(values).map(String)]) {
    expect(toOperator?.mail.text).toContain(value);
  }
  expect(toOperator?.mail.html).toContain('Готовы &lt;b&gt;ко всему&lt;/b&gt; &amp; mehr');

  const toVisitor = mail.arrived.find(({ recipients }) => recipients.includes('ada@example.org'));
  expect(toVisitor?.recipients).toEqual(['ada@example.org']);
  expect(toVisitor?.mail.subject).toBe('Ihre Anfrage ist bei uns: East Greenland');
  expect(toVisitor?.mail.replyTo?.[0]?.address).toBe('office@example.com');
  expect(toVisitor?.mail.text).toContain(`Nummer ${id}`);
  for (const value of Object.values(values)) expect(toVisitor?.mail.text).toContain(String(value));
  expect(toVisitor?.mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(mail.arrived).toHaveLength(2);

  const [call, ...others] = target.received;
  expect(others).toEqual([]);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    type: 'booking.created',
    timestamp: '2026-12-29T12:30:15.000Z',
    data: { id, createdAt: '2026-12-29T12:30:15.000Z', ...values },
  });
  expect(call?.headers['webhook-id']).toBe(`booking-${id}`);
  expect(call?.headers['webhook-timestamp']).toBe(String(now / 1000));
  expect(call?.headers['webhook-signature']).toBe(
    signatureOf(secret, `booking-${id}`, now / 1000, call?.body ?? ''),
  );
  expect(log).toContain('told of an enquiry');
  expect(log).not.toMatch(/ada@example|Nansen|Zwei Personen/);
});

test('a contact message is told too', async () => {
  const id = await send(aContact({ subject: 'Koje & Kabine' }), 'contact', 'ru');
  startWorker();
  await untilAll('sent');
  expect(mail.arrived.map(({ mail: { subject } }) => subject).sort()).toEqual([
    `Message ${id}: Koje & Kabine, Ada Nansen`,
    'Мы получили ваше сообщение: Koje & Kabine',
  ]);
});

test('what a visitor enters opens no second header or recipient', async () => {
  const name = '"Ada", Bcc: <evil@example.net>,';
  await send(aBooking({ firstName: name, expedition: 'East Greenland' }));
  startWorker();
  await untilAll('sent');
  expect(mail.arrived.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'ada@example.org',
    'crew@example.com',
    'office@example.com',
  ]);
  const toOperator = mail.arrived.find(({ recipients }) => recipients.includes('office@example.com'));
  expect(toOperator?.mail.bcc).toBeUndefined();
  expect(toOperator?.mail.replyTo).toEqual([{ name: `${name} Nansen`, address: 'ada@example.org' }]);
});

test('a refused mail is tried again within ten seconds, and later and later', async () => {
  mail.refuse(true);
  target.answer(500);
  await send(aBooking());
  startWorker();
  await until(async () => (await entries()).every(({ attempts, lastError }) => attempts === 1 && lastError));
  for (const { nextAttemptAt, state } of await entries()) {
    expect(state).toBe('waiting');
    expect(nextAttemptAt.getTime() - now).toBeGreaterThanOrEqual(5_000);
    expect(nextAttemptAt.getTime() - now).toBeLessThanOrEqual(10_000);
  }
  now += 10_000;
  await until(async () => (await entries()).every(({ attempts }) => attempts === 2));
  await until(async () =>
    (await entries()).every(({ nextAttemptAt }) => nextAttemptAt.getTime() - now < 20_000),
  );
  for (const { nextAttemptAt } of await entries()) {
    expect(nextAttemptAt.getTime() - now).toBeGreaterThanOrEqual(10_000);
  }
  mail.refuse(false);
  target.answer(200);
  now += hourMs;
  await untilAll('sent');
  expect(mail.arrived).toHaveLength(2);
  expect(log).not.toMatch(/ada@example|Nansen/);
});

test('an entry that has failed for three days is given up and kept', async () => {
  mail.refuse(true);
  target.answer(410);
  await send(aBooking());
  await service.dataSource.manager.update(outboxEntity, { state: 'waiting' }, { attempts: 9 });
  now += 72 * hourMs;
  startWorker();
  await untilAll('dead');
  const kept = await entries();
  expect(kept).toHaveLength(3);
  for (const { lastError, finishedAt } of kept) {
    expect(lastError).toBeTruthy();
    expect(finishedAt).toEqual(new Date(now));
  }
});

test('a redirect is a failure: the enquiry goes nowhere but where it was set up to go', async () => {
  const elsewhere = await startWebhookTarget();
  target.answer(307, { location: elsewhere.url });
  await send(aBooking());
  startWorker();
  await until(async () =>
    (await entries()).some(({ channel, lastError }) => channel === 'webhook' && lastError),
  );
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});

test('two workers tell everything once', async () => {
  await Promise.all(
    Array.from({ length: 25 }, (_, index) => send(aContact({ subject: `Number ${index}` }), 'contact')),
  );
  startWorker();
  startWorker();
  await untilAll('sent');
  const ids = target.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(25);
  expect(new Set(ids).size).toBe(25);
  expect(mail.arrived).toHaveLength(50);
}, 30_000);

test('an enquiry that has been erased is told to nobody', async () => {
  const id = await send(aBooking());
  await removeEnquiries(service.dataSource, 'booking', [id]);
  startWorker();
  await pause(1_500);
  expect(await entries()).toEqual([]);
  expect(mail.arrived).toEqual([]);
});

test('an enquiry that has not reached the node of a cluster yet is told later', async () => {
  const id = await send(aBooking());
  const row = await service.dataSource.manager.findOneByOrFail('booking_inquiry', { id });
  await service.dataSource.manager.delete('booking_inquiry', { id });
  startWorker();
  await until(async () => (await entries()).every(({ lastError }) => lastError?.includes('is not there')));
  await service.dataSource.manager.insert('booking_inquiry', row);
  now += 10_000;
  await untilAll('sent');
  expect(mail.arrived).toHaveLength(2);
});

test('an entry that a dead process had taken is told after its lease', async () => {
  await send(aBooking());
  await service.dataSource.manager.update(
    outboxEntity,
    { state: 'waiting' },
    {
      attempts: 1,
      nextAttemptAt: new Date(now + 30_000),
    },
  );
  startWorker();
  await pause(1_500);
  expect(target.received).toEqual([]);
  now += 30_000;
  await untilAll('sent');
  expect(target.received).toHaveLength(1);
});
