import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';

const startMs = 30_000;

/** A MariaDB server of the tests' own, with its own folder, socket and port. */
export interface MariadbServer {
  url: string;
  stop: () => Promise<void>;
}

const programFolders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

const findProgram = (...names: string[]): string => {
  const found = names
    .flatMap((name) => programFolders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
  if (!found)
    throw new Error(`${names[0]} is not installed; the tests need MariaDB (package mariadb-server)`);
  return found;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

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

/** Starts a server that forgets everything when it stops; the caller has to stop it. */
export const startMariadbServer = async (): Promise<MariadbServer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mariadb-'));
  const shared = ['--no-defaults', `--datadir=${path.join(folder, 'data')}`, `--user=${userInfo().username}`];
  await promisify(execFile)(findProgram('mariadb-install-db', 'mysql_install_db'), [
    ...shared,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const port = await freePort();
  const server = spawn(
    findProgram('mariadbd', 'mysqld'),
    [
      ...shared,
      `--socket=${path.join(folder, 'socket')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--innodb-buffer-pool-size=16M',
      '--innodb-flush-log-at-trx-commit=0',
      '--sync-binlog=0',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
      // A time zone other than UTC, to find out who relies on the server's.
      '--default-time-zone=+05:00',
    ],
    { stdio: 'ignore' },
  );
  const url = `mariadb://root@127.0.0.1:${port}/mysql`;
  const kill = (): boolean => server.kill('SIGKILL');
  process.once('exit', kill);
  await waitUntilReady(url, server);
  return {
    url,
    stop: async () => {
      process.off('exit', kill);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
