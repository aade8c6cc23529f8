import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '../../forms-api/src/config/repositoryRoot';
import { freePort } from '../../forms-api/test/freePort';

/** One process of the service, started again after every end as a supervisor would. */
export interface Instance {
  port: number;
  /** Done when it is ready. */
  start: () => Promise<void>;
  /** Ends it with SIGKILL. */
  kill: () => Promise<void>;
  /** Ends it with SIGTERM. */
  stop: () => Promise<void>;
  /** What it logged as an error, and every end of its own. */
  faults: string[];
}

/**
 * Prepares a process of the service on a port of its own; it does not run yet.
 * @param settings its environment variables
 */
export const createInstance = async (settings: Record<string, string>): Promise<Instance> => {
  const port = await freePort();
  const faults: string[] = [];
  let service: ChildProcess | undefined;
  let isEnding = false;

  const launch = (): void => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: path.join(repositoryRoot, 'forms-api'),
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => faults.push(`the service says: ${String(chunk).trim()}`));
    child.once('exit', (code) => {
      if (isEnding) return;
      faults.push(`the service ended by itself with code ${code}`);
      launch();
    });
    service = child;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    isEnding = true;
    if (!service) return;
    const ended = once(service, 'exit');
    if (service.kill(signal)) await ended;
  };
  process.once('exit', () => service?.kill('SIGKILL'));

  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    port,
    faults,
    start: async () => {
      isEnding = false;
      launch();
      while (!(await isReady())) await pause(50);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};
