import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { aContact } from '../../test/enquiries';
import { rawRequest } from '../../test/rawRequest';
import { startService, type TestService } from '../../test/service';
import { until } from '../../test/until';
import { answerClientErrors } from './clientErrors';

let service: TestService;
const uncaught: unknown[] = [];
const note = (error: unknown): void => void uncaught.push(error);

beforeAll(async () => {
  process.on('uncaughtException', note);
  service = await startService();
});

afterAll(async () => {
  await service.close();
  process.off('uncaughtException', note);
});

const statusesOf = (answers: string): string[] =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);

const enquiry = JSON.stringify(aContact());
const readable = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${enquiry.length}\r\n\r\n${enquiry}`;
const chunked =
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

const send = async (bytes: string): Promise<string[]> => statusesOf(await rawRequest(service.origin, bytes));

test.each([
  ['of an unknown method', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['that is not HTTP', 'hello\r\n\r\n'],
  ['of another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['that is too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('answers every enquiry before a request %s', async (_, unreadable) => {
  expect(await send(readable.repeat(5) + unreadable)).toEqual(Array(5).fill('201'));
});

test('answers every enquiry before a request that breaks off', async () => {
  const answers = await rawRequest(service.origin, `${readable.repeat(5)}GET / HTT`, true);
  expect(statusesOf(answers)).toEqual(Array(5).fill('201'));
});

test.each([
  ['400', 'a chunk has no length', `${chunked}x\r\n`],
  ['413', 'a chunk’s extensions are too long', `${chunked}2;${'x'.repeat(20_000)}\r\n{}\r\n`],
  ['431', 'the head is too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('answers %s when %s', async (status, _, bytes) => {
  expect(await send(bytes)).toEqual([status]);
});

test('answers once when a body cannot be read that was refused already', async () => {
  const refused = chunked.replace('application/json', 'text/plain');
  const answers = new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(service.origin).port), '127.0.0.1', () => socket.write(refused));
    socket.on('error', reject).on('close', () => resolve(received));
    socket.on('data', (chunk) => {
      received += String(chunk);
      socket.write('not a chunk\r\n');
    });
  });
  expect(statusesOf(await answers)).toEqual(['415']);
});

const upgrade =
  'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
const tunnel = 'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n';

test.each([
  ['an upgrade', upgrade],
  ['CONNECT', tunnel],
])('closes the connection of %s', async (_, bytes) => {
  expect(await send(bytes)).toEqual([]);
});

const resetAfter = async (bytes: string, milliseconds: number): Promise<void> => {
  const socket: Socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(bytes, resolve));
  await pause(milliseconds);
  socket.resetAndDestroy();
};

test('survives connections that are reset, whatever was sent before', async () => {
  const starts = [
    tunnel,
    upgrade,
    readable,
    readable + tunnel,
    readable + upgrade,
    `${readable}hello\r\n\r\n`,
    chunked,
  ];
  for (const delay of [0, 1, 2, 5]) await Promise.all(starts.map((bytes) => resetAfter(bytes, delay)));
  expect((await fetch(`${service.origin}/api/health/live`)).status).toBe(200);
  expect(uncaught).toEqual([]);
});

const slowServer = async (): Promise<{ server: Server; origin: string }> => {
  const server = createServer(
    { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 50 },
    (request, response) => request.resume().on('end', () => setTimeout(() => response.end('ok'), 400)),
  );
  answerClientErrors(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

test('answers 408 to a request that takes too long, but not to one behind an answer that does', async () => {
  const { server, origin } = await slowServer();
  const whole = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const unfinished = 'GET / HTTP/1.1\r\nHost:';
  expect(statusesOf(await rawRequest(origin, unfinished))).toEqual(['408']);
  expect(statusesOf(await rawRequest(origin, whole + unfinished))).toEqual(['200']);
  const connections = (): Promise<number> =>
    new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  await until(async () => (await connections()) === 0);
  await new Promise((resolve) => server.close(resolve));
});
