import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { limitAcknowledgements } from './acknowledgements';
import { mailSender } from './mail';
import { readMailTexts } from './mailTexts';
import { startOutboxWorker, type OutboxWorker } from './outboxWorker';
import { webhookSender } from './webhook';

interface Notifications {
  dataSource: DataSource;
  config: Pick<
    Config,
    'smtpUrl' | 'notifyTo' | 'notifyFrom' | 'acknowledgePerAddress' | 'webhookUrl' | 'webhookSecret'
  >;
  /** Folder of the locales, and the languages found there. */
  locales: string;
  languages: readonly string[];
  /** The company's name. */
  company: string;
  clock: () => number;
  logger: Logger;
}

/**
 * Starts telling of enquiries through whatever is set up: mail to the operator and the visitor, a signed webhook.
 * @returns undefined when nothing is
 * @throws StartError when the words of the mails are missing
 */
export const startNotifications = ({
  dataSource,
  config,
  locales,
  languages,
  company,
  clock,
  logger,
}: Notifications): OutboxWorker | undefined => {
  const {
    smtpUrl,
    notifyTo,
    notifyFrom = '',
    acknowledgePerAddress,
    webhookUrl,
    webhookSecret = '',
  } = config;
  const texts = readMailTexts(locales, languages);
  if (!smtpUrl && !webhookUrl) {
    logger.warn('neither SMTP_URL nor WEBHOOK_URL is set: enquiries are stored, but nobody is told of them');
    return undefined;
  }
  const mail = smtpUrl ? mailSender({ smtpUrl, notifyTo, notifyFrom, texts, company }) : undefined;
  const worker = startOutboxWorker({
    dataSource,
    deliver: {
      ...(mail && {
        'operator-mail': mail.toOperator,
        'visitor-mail': limitAcknowledgements(mail.toVisitor, {
          dataSource,
          perDay: acknowledgePerAddress,
          clock,
        }),
      }),
      ...(webhookUrl && { webhook: webhookSender(webhookUrl, webhookSecret, clock) }),
    },
    clock,
    logger,
  });
  return {
    wake: worker.wake,
    stop: async () => {
      await worker.stop();
      mail?.close();
    },
  };
};
