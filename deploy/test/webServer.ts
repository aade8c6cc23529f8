import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../forms-api/src/config/repositoryRoot';
import { freePort } from '../../forms-api/test/freePort';
import { unprivileged } from './serviceProcess';

const startMs = 10_000;

/** nginx as the container runs it, on a port of its own. */
export interface WebServer {
  origin: string;
  /** The address of the redirect to HTTPS, or of the site itself without TLS. */
  plainOrigin: string;
  readLog: () => Promise<string>;
  close: () => Promise<void>;
}

interface Settings {
  /** Readable for everybody. */
  siteFolder: string;
  /** `host:port` of the service. */
  formsApi: string;
  /** The only address whose `X-Forwarded-For` is believed. */
  trustedProxy?: string;
  /** The folder of a certificate and its key. */
  tlsFolder?: string;
  /** A configuration that has been put together already. */
  configuration?: string;
}

const findNginx = (): string => {
  const found = [
    process.env['NGINX_PATH'],
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/opt/homebrew/bin/nginx',
  ].find((file) => file && existsSync(file));
  if (!found) throw new Error('nginx is not installed; the tests need it (package nginx)');
  return found;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const assemble = (folder: string, siteFolder: string): Promise<unknown> =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(repositoryRoot, 'deploy', 'nginx', 'assemble.ts'), folder, siteFolder],
    // The canonical origin is the test service's own.
    { cwd: repositoryRoot, env: { ...process.env, SITE_URL: 'https://www.example.com' } },
  );

/** Puts the configuration together and starts nginx with it, as a user without rights; the caller closes it. */
export const startWebServer = async ({
  siteFolder,
  formsApi,
  trustedProxy = '192.0.2.1',
  tlsFolder = '',
  configuration: given,
}: Settings): Promise<WebServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const [run, logFile] = [path.join(folder, 'run'), path.join(folder, 'log')];
  const configuration = given ?? path.join(folder, 'configuration');
  if (given === undefined) await assemble(configuration, siteFolder);
  await mkdir(run);
  await chmod(folder, 0o755);
  await chmod(run, 0o777);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const log = await open(logFile, 'a');
  await log.chmod(0o666);
  const nginx = spawn(path.join(configuration, 'start.sh'), {
    env: {
      PATH: process.env['PATH'],
      NGINX_PATH: findNginx(),
      CONFIGURATION: configuration,
      SITE_FOLDER: siteFolder,
      RUN_FOLDER: run,
      FORMS_API: formsApi,
      LISTEN: `127.0.0.1:${port}`,
      LISTEN_TLS: `127.0.0.1:${tlsPort}`,
      TLS_FOLDER: tlsFolder,
      TRUSTED_PROXY: trustedProxy,
    },
    stdio: ['ignore', log.fd, log.fd],
    ...unprivileged,
  });
  const readLog = (): Promise<string> => readFile(logFile, 'utf8');
  const giveUpAt = Date.now() + startMs;
  while (!(await answers(port))) {
    if (nginx.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`nginx does not start: ${await readLog()}`);
    await pause(20);
  }
  return {
    origin: tlsFolder ? `https://127.0.0.1:${tlsPort}` : `http://127.0.0.1:${port}`,
    plainOrigin: `http://127.0.0.1:${port}`,
    readLog,
    close: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      await log.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
