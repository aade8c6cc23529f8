import path from 'node:path';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { repositoryRoot } from '../src/config/repositoryRoot';
import type { OutboxWorker } from '../src/notifications/outboxWorker';
import { startNotifications } from '../src/notifications/startNotifications';
import { outboxEntity, type OutboxEntry } from '../src/persistence/entities';
import { createTestDatabase } from './database';
import { postJson, receiptOf } from './enquiries';
import { startMailServer, type MailServer } from './mailServer';
import { startService } from './service';
import { until } from './until';
import { startWebhookTarget, type WebhookTarget } from './webhookTarget';

/** What calls to the webhook are signed with. */
export const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** The service with everything that it tells of enquiries. */
export interface NotifyingService {
  dataSource: DataSource;
  mail: MailServer;
  target: WebhookTarget;
  /** The time in milliseconds, which stands still until the test changes it. */
  clock: { now: number };
  /** What the workers have logged. */
  log: () => string;
  /** Sends an enquiry and returns its number. */
  send: (values: unknown, where?: 'booking' | 'contact', language?: string) => Promise<number>;
  /** Starts a worker with the words of the site and everything set up. */
  startWorker: () => void;
  /** The outbox, oldest entry first. */
  entries: () => Promise<OutboxEntry[]>;
  /** Waits until every entry is in a state, or all of them are as they should be. */
  untilAll: (state: OutboxEntry['state'] | ((entries: OutboxEntry[]) => boolean)) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the service with a mail server and a webhook of its own, and no worker yet; the test closes it. */
export const startNotifyingService = async (): Promise<NotifyingService> => {
  const clock = { now: Date.UTC(2026, 11, 29, 12, 30, 15) };
  const workers: (OutboxWorker | undefined)[] = [];
  const [database, mail, target] = await Promise.all([
    createTestDatabase(),
    startMailServer(),
    startWebhookTarget(),
  ]);
  const { origin, dataSource, close } = await startService({
    database,
    clock: () => clock.now,
    channels: ['operator-mail', 'visitor-mail', 'webhook'],
  });
  let log = '';
  const entries = (): Promise<OutboxEntry[]> =>
    dataSource.manager.find(outboxEntity, { order: { id: 'ASC' } });
  return {
    dataSource,
    mail,
    target,
    clock,
    log: () => log,
    send: async (values, where = 'booking', language = 'en') => {
      const response = await postJson(`${origin}/api/${where}`, values, { 'accept-language': language });
      return (await receiptOf(response)).id;
    },
    startWorker: () => {
      workers.push(
        startNotifications({
          dataSource,
          config: {
            smtpUrl: mail.url,
            notifyTo: ['office@example.com', 'crew@example.com'],
            notifyFrom: 'Website <website@example.com>',
            acknowledgePerAddress: 3,
            webhookUrl: target.url,
            webhookSecret,
          },
          locales: path.join(repositoryRoot, 'locales'),
          languages: ['en', 'de', 'ru'],
          company: 'Polar Meridian',
          clock: () => clock.now,
          logger: pino({ level: 'info' }, { write: (line: string) => (log += line) }),
        }),
      );
    },
    entries,
    untilAll: (wanted) =>
      until(async () => {
        const found = await entries();
        return typeof wanted === 'function' ? wanted(found) : found.every(({ state }) => state === wanted);
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker?.stop()));
      await close();
      await Promise.all([mail.close(), target.close(), database.remove()]);
    },
  };
};
