import path from 'node:path';
import { pino, type Logger } from 'pino';
import { channelsOf, readConfig, type Config } from './config/config';
import { readOffers } from './config/offers';
import { repositoryRoot } from './config/repositoryRoot';
import { readRetention } from './config/retention';
import { readCompany } from './config/company';
import { StartError } from './config/startError';
import { createApp } from './http/createApp';
import { addressOf, listen } from './http/listen';
import { readSentences } from './http/sentences';
import { startNotifications } from './notifications/startNotifications';
import { connect, startWaitMs } from './persistence/connect';
import { migrate } from './persistence/migrate';
import { startDailyPurge } from './retention/dailyPurge';
import { endInOrder } from './shutdown';

const start = async (config: Config, logger: Logger): Promise<void> => {
  const offers = readOffers(path.join(repositoryRoot, 'content', 'expeditions'));
  const locales = path.join(repositoryRoot, 'locales');
  const sentences = readSentences(locales);
  const company = readCompany(path.join(repositoryRoot, 'content', 'company.json'));
  const retention = readRetention(path.join(repositoryRoot, 'content'));
  const { isStopping, watch } = endInOrder(logger, (code) => process.exit(code));

  const dataSource = await connect(config.database, startWaitMs, (reason) =>
    logger.warn({ reason }, 'waiting for the database'),
  );
  await migrate(dataSource);

  const worker = startNotifications({
    dataSource,
    config,
    locales,
    languages: sentences.languages,
    company: company.name,
    clock: Date.now,
    logger,
  });
  const app = createApp({
    dataSource,
    channels: channelsOf(config),
    wakeWorker: () => worker?.wake(),
    config,
    offers,
    sentences,
    thirdParties: company.thirdParties,
    logger,
    clock: Date.now,
    isStopping,
  });
  const server = await listen(app, config.port, config.host);
  const stopPurging = startDailyPurge({ dataSource, retention, clock: Date.now, logger });
  watch({ server, dataSource, worker, stopPurging });
  logger.info(`ready at ${addressOf(server, config.host)}`);
};

try {
  const config = readConfig(process.env);
  await start(config, pino({ level: config.logLevel }));
} catch (error) {
  const lines = error instanceof StartError ? error.lines : [`The service cannot start: ${String(error)}`];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
