import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '../../forms-api/src/config/repositoryRoot';
import { freePort } from '../../forms-api/test/freePort';
import { writeSite } from '../../forms-api/test/site';

/** What the service's process holds after a collection of garbage, in bytes. */
export interface Held {
  rss: number;
  /** In JavaScript's heap and beside it. */
  held: number;
  sockets: number;
}

/** The service with a small site, in a process of its own that nobody starts again. */
export interface Victim {
  port: number;
  /** Of its embedded database. */
  file: string;
  readMemory: () => Promise<Held>;
  /** What it has said, and how it ended if it did. */
  faults: string[];
  /** Asks it to end; the database stays. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

const startMs = 30_000;

/** Starts the service on 127.0.0.1, logging errors only; the caller stops and removes it. */
export const startVictim = async (): Promise<Victim> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  const site = await writeSite();
  const port = Number(process.env['BENCH_PORT'] ?? (await freePort()));
  const file = path.join(folder, 'db.sqlite');
  const preload = path.join(repositoryRoot, 'bench/hostile/tellMemory.mjs');
  const service = spawn(
    process.execPath,
    ['--expose-gc', '--import', preload, '--import', 'tsx', 'src/main.ts'],
    {
      cwd: path.join(repositoryRoot, 'forms-api'),
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: `sqlite:${file}`,
        SERVE_SITE: path.join(site, 'site'),
        RATE_LIMIT_PER_HOUR: '0',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  process.once('exit', () => service.kill('SIGKILL'));
  const faults: string[] = [];
  let isStopping = false;
  for (const stream of [service.stdout, service.stderr])
    stream?.on('data', (chunk) => faults.push(`the service says: ${String(chunk).trim().slice(0, 500)}`));
  service.once('exit', (code, signal) => {
    if (!isStopping || code !== 0) faults.push(`the service has ended with ${signal ?? code}`);
  });
  const giveUpAt = Date.now() + startMs;
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (service.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`the service does not start: ${faults.join('; ')}`);
    await pause(100);
  }
  return {
    port,
    file,
    faults,
    readMemory: async () => {
      service.send('memory');
      const [held] = (await once(service, 'message')) as [Held];
      return held;
    },
    stop: async () => {
      isStopping = true;
      if (service.exitCode !== null || service.signalCode !== null) return;
      const ended = once(service, 'exit');
      service.kill('SIGTERM');
      await ended;
    },
    remove: async () => {
      for (const each of [folder, site]) await rm(each, { recursive: true, force: true });
    },
  };
};
