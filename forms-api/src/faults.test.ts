import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aContact, postJson, receiptOf } from '../test/enquiries';
import { freePort } from '../test/freePort';
import { until } from '../test/until';
import { repositoryRoot } from './config/repositoryRoot';
import { createDataSource } from './persistence/dataSource';

let folder: string;
let processes: ChildProcess[];
/** Keeps a failed test's visitors from going on for ever. */
let isGivenUp: boolean;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-'));
  processes = [];
  isGivenUp = false;
});

afterEach(() => {
  isGivenUp = true;
  for (const { pid } of processes) {
    try {
      // Each leads a group of its own, in which the service is as well.
      process.kill(-(pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

const service = ['--import', 'tsx', '--import', './test/faultOnSignal.mjs', 'src/main.ts'];
const supervised = ['test/supervisor.mjs', ...service];

const run = (parameters: string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, parameters, {
    cwd: path.join(repositoryRoot, 'forms-api'),
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      DATABASE_URL: `sqlite:${folder}/db.sqlite`,
      RATE_LIMIT_PER_HOUR: '0',
      ...env,
    },
    detached: true,
  });
  processes.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  /** The numbers of the processes that were ready, one after the other. */
  const pids = (): number[] => [...output.matchAll(/"pid":(\d+).*"ready at/g)].map(([, pid]) => Number(pid));
  return { child, ended, output: () => output, pids };
};

interface Visitors {
  /** Keys and numbers of what was acknowledged. */
  acknowledged: Map<string, number>;
  /** Sends no new enquiries; done when all that were begun are acknowledged. */
  finish: () => Promise<void>;
}

/** Visitors who send one enquiry after the other, each again and again until it is acknowledged. */
const sendEnquiries = (port: number): Visitors => {
  const acknowledged = new Map<string, number>();
  let isOver = false;
  const visit = async (visitor: number): Promise<void> => {
    for (let number = 0; !isOver && !isGivenUp; number += 1) {
      const key = `${visitor}-${number}`;
      while (!acknowledged.has(key) && !isGivenUp) {
        try {
          const answer = await postJson(`http://127.0.0.1:${port}/api/contact`, aContact(), {
            'idempotency-key': key,
          });
          if (answer.status === 201) acknowledged.set(key, (await receiptOf(answer)).id);
          else await pause(20);
        } catch {
          await pause(20);
        }
      }
    }
  };
  const visits = Promise.all(Array.from({ length: 8 }, (_, visitor) => visit(visitor)));
  return {
    acknowledged,
    finish: async () => {
      isOver = true;
      await visits;
    },
  };
};

const storedIds = async (): Promise<number[]> => {
  const dataSource = await createDataSource({ kind: 'sqlite', file: `${folder}/db.sqlite` }).initialize();
  const rows = await dataSource.query<{ id: number }[]>('SELECT id FROM contact_inquiry ORDER BY id');
  await dataSource.destroy();
  return rows.map(({ id }) => id);
};

test('after an uncaught exception it answers what it has in hand, logs no personal data and exits 70 within five seconds', async () => {
  const port = await freePort();
  const started = run(service, { PORT: String(port) });
  await until(() => started.pids().length === 1);
  const send = (): Promise<Response> => postJson(`http://127.0.0.1:${port}/api/contact`, aContact());
  const answers = Array.from({ length: 50 }, send);
  expect((await Promise.race(answers)).status).toBe(201);
  const faultAt = Date.now();
  started.child.kill('SIGUSR2');
  expect(await started.ended).toBe(70);
  expect(Date.now() - faultAt).toBeLessThan(5_000);
  const taken = (await Promise.allSettled(answers)).filter(({ status }) => status === 'fulfilled');
  expect(await storedIds()).toHaveLength(taken.length);
  expect(started.output()).toMatch(/"level":60.*"type":"TypeError".*faultOnSignal\.mjs/);
  expect(started.output()).not.toMatch(/ada@|nansen|example\.org|wrote/i);
});

test('started again after faults and kills under load, it loses nothing that it has acknowledged, until Ctrl-C ends it', async () => {
  const port = await freePort();
  const started = run(supervised, { PORT: String(port), FAULT: 'rejection' });
  await until(() => started.pids().length === 1);
  const visitors = sendEnquiries(port);
  const untilMore = async (): Promise<void> => {
    const before = visitors.acknowledged.size;
    await until(() => visitors.acknowledged.size > before + 50);
  };
  for (const signal of ['SIGUSR2', 'SIGKILL'] as const) {
    await untilMore();
    const pids = started.pids();
    process.kill(pids.at(-1) ?? 0, signal);
    await until(() => started.pids().length > pids.length);
  }
  await untilMore();
  await visitors.finish();
  process.kill(-(started.child.pid ?? 0), 'SIGINT');
  expect(await started.ended).toBe(0);
  expect(started.output().match(/The service has ended .*/g)).toEqual([
    'The service has ended (exit code 70) and starts again at once',
    'The service has ended (SIGKILL) and starts again in 0.5 s',
  ]);
  // Every enquiry is there once: those whose acknowledgement got lost were sent again with their keys.
  expect([...visitors.acknowledged.values()].sort((a, b) => a - b)).toEqual(await storedIds());
}, 60_000);

test('a wrong setting ends it with one line, and nothing is tried again', async () => {
  const started = run(supervised, { PORT: 'x' });
  expect(await started.ended).toBe(1);
  expect(started.output()).toMatch(/^PORT: .+\n$/);
});
