import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { readCompany } from '../src/config/company';
import { repositoryRoot } from '../src/config/repositoryRoot';
import { createApp, type AppDependencies } from '../src/http/createApp';
import { listen } from '../src/http/listen';
import { readSentences } from '../src/http/sentences';
import { createDataSource } from '../src/persistence/dataSource';
import { migrate } from '../src/persistence/migrate';
import { createTestDatabase, type TestDatabase } from './database';

export const offers = {
  expeditions: ['East Greenland', 'Antarctica New Year 2027 Celebration', 'New Year 2027 Antarctica'],
  phoneOptionalFor: ['New Year 2027 Antarctica'],
};

export const sentences = readSentences(path.join(repositoryRoot, 'locales'));

type Overrides = Partial<Omit<AppDependencies, 'config'>> & {
  config?: Partial<AppDependencies['config']>;
  /** A database to share; otherwise the service gets one of its own. */
  database?: TestDatabase;
};

/** The service in this process, on a port of its own. */
export interface TestService {
  origin: string;
  dataSource: DataSource;
  close: () => Promise<void>;
}

/** Starts the service on the kind of database under test; the caller closes it. */
export const startService = async ({
  database,
  config,
  ...overrides
}: Overrides = {}): Promise<TestService> => {
  const own = database ?? (await createTestDatabase());
  const dataSource = overrides.dataSource ?? (await createDataSource(own.address).initialize());
  await migrate(dataSource);
  const app = createApp({
    dataSource,
    channels: [],
    wakeWorker: () => undefined,
    offers,
    sentences,
    thirdParties: readCompany(path.join(repositoryRoot, 'content', 'company.json')).thirdParties,
    logger: pino({ level: 'silent' }),
    clock: Date.now,
    isStopping: () => false,
    ...overrides,
    config: {
      siteUrl: 'https://www.example.com',
      allowedOrigins: [],
      trustProxy: false,
      rateLimitPerHour: 0,
      siteFolder: undefined,
      formSecret: 'a secret of the tests',
      ...config,
    },
  });
  const server = await listen(app, 0, '127.0.0.1');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dataSource,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // A connection still being made may fail, which the service itself does not mind either.
      await dataSource.destroy().catch(() => undefined);
      if (!database) await own.remove();
    },
  };
};
