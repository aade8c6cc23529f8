import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aBooking, postJson } from '../test/enquiries';
import { startMailServer } from '../test/mailServer';
import { startWebhookTarget } from '../test/webhookTarget';
import { repositoryRoot } from './config/repositoryRoot';

let folder: string;
let processes: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-'));
  processes = [];
});

afterEach(() => {
  for (const child of processes) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  ended: Promise<number | null>;
  output: () => string;
}

const run = (env: Record<string, string>): Run => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: path.join(repositoryRoot, 'forms-api'),
    env: { PATH: process.env['PATH'], PORT: '0', DATABASE_URL: `sqlite:${folder}/db.sqlite`, ...env },
  });
  processes.push(child);
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => text };
};

const ready = async ({ child, output }: Run): Promise<string> => {
  for (;;) {
    const origin = /ready at (http:\/\/localhost:\d+)/.exec(output())?.[1];
    if (origin) return origin;
    if (child.exitCode !== null) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const listening = async (): Promise<{ server: Server; port: number }> => {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

test('stores what it has answered and exits 0 on SIGTERM', async () => {
  const first = run({});
  const response = await postJson(`${await ready(first)}/api/booking`, aBooking(), {
    'idempotency-key': 'k',
  });
  expect(response.status).toBe(201);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = run({});
  const repeat = await postJson(`${await ready(second)}/api/booking`, aBooking(), { 'idempotency-key': 'k' });
  expect(repeat.headers.get('idempotent-replayed')).toBe('true');
  expect(await repeat.json()).toEqual(await response.json());
});

test('says once that nobody is told of enquiries, and logs no personal data', async () => {
  const service = run({ LOG_LEVEL: 'trace' });
  await postJson(`${await ready(service)}/api/booking?who=${String(aBooking()['email'])}`, aBooking());
  service.child.kill('SIGINT');
  expect(await service.ended).toBe(0);
  expect(service.output().match(/neither SMTP_URL nor WEBHOOK_URL/g)).toHaveLength(1);
  expect(service.output()).not.toMatch(/ada|nansen|example\.org|0100|127\.0\.0\.1|::1/i);
});

test('tells by mail and webhook of what it stored, also when it was killed before, and logs no personal data', async () => {
  const [mail, target] = await Promise.all([startMailServer(), startWebhookTarget()]);
  mail.refuse(true);
  target.answer(503);
  const settings = {
    SMTP_URL: mail.url,
    NOTIFY_TO: 'office@example.com',
    WEBHOOK_URL: target.url,
    WEBHOOK_SECRET: 'a secret of the test',
    LOG_LEVEL: 'trace',
  };
  const first = run(settings);
  await postJson(`${await ready(first)}/api/booking`, aBooking());
  while (target.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  first.child.kill('SIGKILL');
  await first.ended;

  mail.refuse(false);
  target.answer(204);
  const second = run(settings);
  await ready(second);
  const isTold = (): boolean => mail.arrived.length === 2 && target.received.length >= 2;
  for (let tries = 0; tries < 300 && !isTold(); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  expect(isTold()).toBe(true);
  expect(mail.arrived.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'ada@example.org',
    'office@example.com',
  ]);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(first.output() + second.output()).not.toMatch(/ada@|nansen|example\.org|0100/i);
  await Promise.all([mail.close(), target.close()]);
}, 90_000);

test('exits 0 within five seconds when a client never finishes its request', async () => {
  const service = run({});
  const request = fetch(`${await ready(service)}/api/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }),
    duplex: 'half',
  } as RequestInit).catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, 200));
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  const [stopping = 0, ended = Infinity] = ['stopping', 'stopped before every request was answered'].map(
    (message) => Number(new RegExp(`"time":(\\d+).*"${message}"`).exec(service.output())?.[1]),
  );
  expect(ended - stopping).toBeLessThan(5_000);
  await request;
});

test('exits 1 with one line when its port is taken', async () => {
  const { server, port } = await listening();
  const service = run({ PORT: String(port), LOG_LEVEL: 'silent' });
  expect(await service.ended).toBe(1);
  expect(service.output()).toMatch(new RegExp(`^PORT: ${port} is taken; .+\\n$`));
  server.close();
});

test('exits 1 and names every wrong variable', async () => {
  const service = run({ PORT: 'x', TRUST_PROXY: 'x', DATABASE_URL: 'x' });
  expect(await service.ended).toBe(1);
  const names = service
    .output()
    .trim()
    .split('\n')
    .map((line) => line.split(':')[0]);
  expect(names.sort()).toEqual(['DATABASE_URL', 'PORT', 'TRUST_PROXY']);
});

test('exits 1 with one line when the database file cannot be opened', async () => {
  const service = run({ DATABASE_URL: `sqlite:${folder}` });
  expect(await service.ended).toBe(1);
  expect(service.output()).toMatch(/^DATABASE_URL: cannot connect .+\n$/);
});

test('exits 0 on SIGTERM while it waits for its database', async () => {
  const service = run({ DATABASE_URL: 'mysql://nobody@127.0.0.1:1/none' });
  while (!service.output().includes('waiting for the database')) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});
