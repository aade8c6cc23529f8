import { createDatabaseOn } from '../../forms-api/test/database';
import { startMariadbServer, type MariadbServer } from '../../forms-api/test/mariadbServer';
import { createInstance, type Instance } from './instance';
import { startProxy, type Proxy } from './proxy';
import { createRandom } from './random';
import type { Settings } from './settings';
import { startTargets, type Arrivals } from './targets';

/** Everything that runs: visitors' proxies → instances → a proxy of each → one database; mail and webhooks of each instance. */
export interface House {
  server: MariadbServer;
  databaseUrl: string;
  instances: Instance[];
  /** Where the visitors connect. */
  entrances: Proxy[];
  /** Where the instances reach the database. */
  links: Proxy[];
  arrivals: Arrivals;
  close: () => Promise<void>;
}

const instanceCount = 2;

/** Starts everything; the caller closes it. */
export const openHouse = async ({ seed, isDurable }: Settings): Promise<House> => {
  // Every process that was started is killed at the exit.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const server = await startMariadbServer({ isDurable });
  const { url: databaseUrl } = await createDatabaseOn(server.url);
  const arrivals: Arrivals = { deliveries: [], refused: 0 };

  const openInstance = async (number: number) => {
    const targets = await startTargets(number, arrivals, createRandom(`${seed} targets ${number}`));
    const link = await startProxy({
      port: Number(new URL(databaseUrl).port),
      random: createRandom(`${seed} link ${number}`),
      bytes: [2_000, 100_000],
      delayMs: [0, 5],
    });
    const linkUrl = new URL(databaseUrl);
    linkUrl.port = String(link.port);
    const instance = await createInstance({
      DATABASE_URL: String(linkUrl),
      SMTP_URL: targets.smtpUrl,
      NOTIFY_TO: 'office@example.com',
      NOTIFY_FROM: 'website@example.com',
      WEBHOOK_URL: targets.webhookUrl,
      WEBHOOK_SECRET: 'a secret of the bench',
      RATE_LIMIT_PER_HOUR: '0',
    });
    const entrance = await startProxy({
      port: instance.port,
      random: createRandom(`${seed} entrance ${number}`),
      bytes: [1, 1_500],
      delayMs: [10, 200],
    });
    return { targets, link, instance, entrance };
  };
  const parts = await Promise.all(Array.from({ length: instanceCount }, (_, number) => openInstance(number)));
  const instances = parts.map(({ instance }) => instance);
  await Promise.all(instances.map((instance) => instance.start()));
  return {
    server,
    databaseUrl,
    instances,
    entrances: parts.map(({ entrance }) => entrance),
    links: parts.map(({ link }) => link),
    arrivals,
    close: async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await Promise.all(
        parts.flatMap(({ targets, link, entrance }) => [targets, link, entrance].map((part) => part.close())),
      );
      await server.stop();
    },
  };
};
