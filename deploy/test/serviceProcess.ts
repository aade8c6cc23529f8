import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const nobody = { uid: 65_534, gid: 65_534 };

/** A user without rights, where this one may become another. */
export const unprivileged = process.getuid?.() === 0 ? nobody : undefined;

/** The service as a process of its own, run as its container runs it. */
export interface ServiceProcess {
  origin: string;
  /** Asks it to end; returns its exit code. */
  stop: () => Promise<number | null>;
}

/**
 * Starts the service on a free port, as a user without rights; the caller stops it.
 * @param root the repository, or the folder that an image would hold
 */
export const startServiceProcess = async (
  root: string,
  env: Record<string, string>,
): Promise<ServiceProcess> => {
  const service = spawn(process.execPath, ['supervise.mjs'], {
    cwd: path.join(root, 'forms-api'),
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...unprivileged,
  });
  const ended = once(service, 'exit') as Promise<[number | null]>;
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    service.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /ready at (http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`the service ended: ${output}`)));
  });
  return {
    origin,
    stop: async () => {
      service.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
};
