import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../forms-api/src/config/repositoryRoot';
import { createDatabaseOn } from '../../forms-api/test/database';
import { freePort } from '../../forms-api/test/freePort';
import { startMariadbServer } from '../../forms-api/test/mariadbServer';

/** A server under load, a process of its own. */
export interface Server {
  port: number;
  /** The most memory it has held so far, in MiB; NaN where the system does not tell. */
  peakMemory: () => number;
}

/** The plain server and the service, on two databases of one MariaDB that writes every commit to the disk. */
export interface Servers {
  plain: Server;
  service: Server;
  stop: () => Promise<void>;
}

const startMs = 30_000;

const peakMemoryOf = ({ pid }: ChildProcess): number => {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return NaN;
  }
};

const start = async (file: string, env: Record<string, string>): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: path.join(repositoryRoot, 'forms-api'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = (async () => {
    for await (const chunk of child.stdout ?? []) if (String(chunk).includes('ready')) return;
    throw new Error(`${file} has ended before it was ready`);
  })();
  await Promise.race([
    ready,
    new Promise((_, reject) =>
      setTimeout(() => reject(new Error(`${file} does not start`)), startMs).unref(),
    ),
  ]);
  child.stdout?.resume();
  return child;
};

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** Starts everything; the service tells of its enquiries through a webhook that nobody answers, so that its outbox has work too. */
export const startServers = async (): Promise<Servers> => {
  const ports = { plain: await freePort(), service: await freePort() };
  const mariadb = await startMariadbServer({ isDurable: true });
  const [plainDatabase, serviceDatabase] = [
    await createDatabaseOn(mariadb.url),
    await createDatabaseOn(mariadb.url),
  ];
  const plain = await start(path.join(repositoryRoot, 'bench/api/plainServer.ts'), {
    PORT: String(ports.plain),
    DATABASE_URL: plainDatabase.url,
  });
  const service = await start('src/main.ts', {
    PORT: String(ports.service),
    HOST: '127.0.0.1',
    DATABASE_URL: serviceDatabase.url,
    RATE_LIMIT_PER_HOUR: '0',
    SERVE_SITE: '',
    SMTP_URL: '',
    WEBHOOK_URL: 'http://127.0.0.1:9/',
    WEBHOOK_SECRET: 'a secret of the bench',
  });
  return {
    plain: { port: ports.plain, peakMemory: () => peakMemoryOf(plain) },
    service: { port: ports.service, peakMemory: () => peakMemoryOf(service) },
    stop: async () => {
      await Promise.all([stop(plain), stop(service)]);
      await mariadb.stop();
    },
  };
};
