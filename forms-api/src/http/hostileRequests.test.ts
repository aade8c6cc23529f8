import { rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { converse } from '../../test/hostileClient';
import { connectionOf, hostileBody, hostileHeaders, hostileRequest, mark } from '../../test/hostileRequests';
import { offers, startService, type TestService } from '../../test/service';
import { writeSite } from '../../test/site';
import { checkStoredRows } from '../../test/storedRows';
import { until } from '../../test/until';

// `npm run bench -- hostile` sends a million of the same requests.

let service: TestService;
let folder: string;
let log = '';
const uncaught: unknown[] = [];
const note = (reason: unknown): void => void uncaught.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  folder = await writeSite();
  service = await startService({
    logger: pino({ level: 'trace' }, { write: (line: string) => (log += line) }),
    config: { siteFolder: path.join(folder, 'site') },
  });
});

afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
});

test('whatever is sent is answered, never with a fault of ours, and never shows in the log', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/api/booking', '/api/contact'),
      hostileBody,
      hostileHeaders,
      async (path, body, headers) => {
        const response = await fetch(service.origin + path, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...headers },
        });
        const answer = await response.text();
        expect([201, 400, 403, 409, 413, 415, 422]).toContain(response.status);
        expect(answer).not.toMatch(/ {4}at |node_modules/);
      },
    ),
    { numRuns: 800 },
  );
  expect(log).not.toContain(mark);
  expect(uncaught).toEqual([]);
}, 120_000);

test('whatever bytes a connection sends, in whatever pieces, and however it ends, the service goes on', async () => {
  const port = Number(new URL(service.origin).port);
  const sockets = (): number =>
    process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  const before = sockets();
  const connection = connectionOf(hostileRequest, 5);
  // Twenty at once: an example found among them would not come again when it is shrunk.
  await fc.assert(
    fc.asyncProperty(fc.array(connection, { minLength: 20, maxLength: 20 }), async (connections) => {
      const outcomes = await Promise.all(connections.map((connection) => converse(port, connection)));
      expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  await until(() => sockets() <= before);
  expect((await fetch(`${service.origin}/api/health/ready`)).status).toBe(200);
  expect(uncaught).toEqual([]);
}, 120_000);

test('whatever is asked of the lists is answered without a fault of ours', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.webQueryParameters(),
      fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
      async (query, method) => {
        const response = await fetch(`${service.origin}/api/booking?${query}`, { method });
        expect(response.status).toBeLessThan(500);
        await response.text();
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);

test('nothing of it is stored that the contract refuses', async () => {
  const { count, faults } = await checkStoredRows(service.dataSource, offers);
  expect(count).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
