import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { unprivileged } from '../test/serviceProcess';

const joinMs = 120_000;

/** One MariaDB of the cluster. */
export interface Node {
  name: string;
  port: number;
  /** Starts it, as the first of a new cluster or joining the others; returns once it has all their rows. */
  start: (isFirst?: boolean) => Promise<void>;
  /** Ends it the way a power failure does. */
  kill: () => Promise<void>;
  /** Stops it in the middle of its work, as seen from outside like a cut network. */
  freeze: () => void;
  thaw: () => void;
  /** Asks this node, whatever the balancer does, once it has applied all that the others have committed. */
  query: (statement: string) => Promise<RowDataPacket[]>;
}

/** Several nodes on this machine, each with a folder and ports of its own. */
export interface Cluster {
  nodes: readonly Node[];
  remove: () => Promise<void>;
}

const freePorts = async (count: number): Promise<number[]> => {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => (probe.close(), once(probe, 'close'))));
  return ports;
};

interface Ports {
  sql: number;
  group: number;
  incremental: number;
  transfer: number;
}

const optionsOf = (name: string, folder: string, ports: Ports, groups: readonly number[]): string =>
  `[mariadbd]
datadir=${folder}/data
tmpdir=${folder}/temporary
socket=${folder}/socket
port=${ports.sql}
bind-address=127.0.0.1
character-set-server=utf8mb4
collation-server=utf8mb4_unicode_ci
innodb-buffer-pool-size=32M
innodb-log-file-size=16M
innodb-flush-log-at-trx-commit=0
innodb-autoinc-lock-mode=2
binlog-format=ROW
wsrep-on=ON
wsrep-provider=${process.env['GALERA_PROVIDER'] ?? '/usr/lib/galera/libgalera_smm.so'}
wsrep-cluster-name=polar-meridian
wsrep-cluster-address=gcomm://${groups.map((group) => `127.0.0.1:${group}`).join(',')}
wsrep-node-name=${name}
wsrep-node-address=127.0.0.1:${ports.group}
wsrep-sst-method=rsync
wsrep-sst-receive-address=127.0.0.1:${ports.transfer}
wsrep-provider-options="gmcast.listen_addr=tcp://127.0.0.1:${ports.group};ist.recv_addr=127.0.0.1:${ports.incremental};gcache.size=32M;evs.keepalive_period=PT0.5S;evs.suspect_timeout=PT2S;evs.inactive_timeout=PT6S"
`;

const install = (options: string): Promise<unknown> =>
  promisify(execFile)(
    'mariadb-install-db',
    [
      `--defaults-file=${options}`,
      '--wsrep-on=OFF',
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ],
    { ...unprivileged },
  );

const makeNode = async (
  folder: string,
  ports: Ports,
  groups: readonly number[],
  name: string,
): Promise<Node> => {
  const own = path.join(folder, name);
  const options = path.join(own, 'my.cnf');
  for (const part of ['', 'data', 'temporary']) {
    await mkdir(path.join(own, part));
    // As root, the copy that a joining node gets could not be written.
    if (unprivileged) await chown(path.join(own, part), unprivileged.uid, unprivileged.gid);
  }
  await writeFile(options, optionsOf(name, own, ports, groups));
  let server: ChildProcess | undefined;

  const query = async (statement: string, waitFor = 'wsrep_sync_wait = 7'): Promise<RowDataPacket[]> => {
    const connection = await createConnection({
      host: '127.0.0.1',
      port: ports.sql,
      user: 'root',
      connectTimeout: 2_000,
    });
    try {
      await connection.query(`SET SESSION ${waitFor}`);
      const [rows] = await connection.query<RowDataPacket[]>(statement);
      return rows;
    } finally {
      connection.destroy();
    }
  };

  const isSynced = async (): Promise<boolean> => {
    const [row] = await query("SHOW STATUS LIKE 'wsrep_local_state_comment'", 'wsrep_sync_wait = 0').catch(
      () => [],
    );
    return row?.['Value'] === 'Synced';
  };

  const kill = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };

  return {
    name,
    port: ports.sql,
    kill,
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
    query,
    start: async (isFirst = false) => {
      // The others get their system tables with the first one's rows.
      if (isFirst) await install(options);
      const logFile = path.join(own, 'log');
      const log = await open(logFile, 'a');
      server = spawn(
        'mariadbd',
        [`--defaults-file=${options}`, ...(isFirst ? ['--wsrep-new-cluster'] : [])],
        {
          stdio: ['ignore', log.fd, log.fd],
          ...unprivileged,
        },
      );
      const giveUpAt = Date.now() + joinMs;
      while (!(await isSynced())) {
        if (server.exitCode !== null || server.signalCode !== null || Date.now() > giveUpAt) {
          throw new Error(`${name} does not join: ${(await readFile(logFile, 'utf8')).slice(-3_000)}`);
        }
        await pause(200);
      }
      await log.close();
    },
  };
};

/**
 * Makes the nodes of a cluster, not started yet; the caller removes them.
 * @param count how many
 */
export const makeCluster = async (count: number): Promise<Cluster> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'galera-'));
  await chmod(folder, 0o755);
  const found = await freePorts(count * 4);
  const ports = Array.from({ length: count }, (_, index): Ports => {
    const [sql, group, incremental, transfer] = found.slice(index * 4) as [number, number, number, number];
    return { sql, group, incremental, transfer };
  });
  const groups = ports.map(({ group }) => group);
  const nodes = await Promise.all(
    ports.map((own, index) => makeNode(folder, own, groups, `node-${index + 1}`)),
  );
  return {
    nodes,
    remove: async () => {
      await Promise.all(nodes.map(({ kill }) => kill()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
