import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { freePort } from './freePort';

const startMs = 30_000;

interface ServerSettings {
  /** Whether a commit reaches the disk before it is answered; without it the server is faster and may forget. */
  isDurable?: boolean;
}

/** A MariaDB server with its own folder, socket and port. */
export interface MariadbServer {
  url: string;
  /** Ends it without a chance to tidy up; its folder stays. */
  kill: () => Promise<void>;
  /** Starts it again after it was killed, on the same folder and port; done when it takes connections. */
  restart: () => Promise<void>;
  /** Ends it and removes its folder. */
  stop: () => Promise<void>;
}

const programFolders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

const findProgram = (...names: string[]): string => {
  const found = names
    .flatMap((name) => programFolders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
  if (!found) throw new Error(`${names[0]} is not installed; MariaDB is needed (package mariadb-server)`);
  return found;
};

const waitUntilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const giveUpAt = Date.now() + startMs;
  for (;;) {
    try {
      const connection = await createConnection(url);
      await connection.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > giveUpAt) throw error;
      await pause(100);
    }
  }
};

/** Starts a server with an empty folder; the caller has to stop it. */
export const startMariadbServer = async ({
  isDurable = false,
}: ServerSettings = {}): Promise<MariadbServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mariadb-'));
  const shared = ['--no-defaults', `--datadir=${path.join(folder, 'data')}`, `--user=${userInfo().username}`];
  await promisify(execFile)(findProgram('mariadb-install-db', 'mysql_install_db'), [
    ...shared,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const port = await freePort();
  const url = `mariadb://root@127.0.0.1:${port}/mysql`;
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn(
      findProgram('mariadbd', 'mysqld'),
      [
        ...shared,
        `--socket=${path.join(folder, 'socket')}`,
        // A server that starts clears its folder of temporary tables, whoever is using them.
        `--tmpdir=${folder}`,
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        '--innodb-buffer-pool-size=16M',
        `--innodb-flush-log-at-trx-commit=${isDurable ? 1 : 0}`,
        '--sync-binlog=0',
        '--character-set-server=utf8mb4',
        '--collation-server=utf8mb4_unicode_ci',
        // A time zone other than UTC, to find out who relies on the server's.
        '--default-time-zone=+05:00',
      ],
      { stdio: 'ignore' },
    );
    await waitUntilReady(url, server);
  };
  const cleanAtExit = (): void => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', cleanAtExit);
  const kill = async (): Promise<void> => {
    const ended = once(server, 'exit');
    if (server.kill('SIGKILL')) await ended;
  };
  await start();
  return {
    url,
    kill,
    restart: start,
    stop: async () => {
      process.off('exit', cleanAtExit);
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
