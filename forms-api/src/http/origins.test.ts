import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import Koa from 'koa';
import { shareWithOrigins } from './origins';

let server: Server;

beforeAll(async () => {
  const app = new Koa();
  app.use(shareWithOrigins(['https://www.example.com']));
  app.use((ctx) => {
    ctx.status = 503;
  });
  server = app.listen(0);
  await once(server, 'listening');
});
afterAll(() => server.close());

const headersFor = async (path: string, origin: string): Promise<Headers> => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { origin } })).headers;
};

test('a page of the site elsewhere can read every answer, refusals too', async () => {
  const headers = await headersFor('/api/booking', 'https://www.example.com');
  expect(headers.get('access-control-allow-origin')).toBe('https://www.example.com');
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
  expect(headers.get('vary')).toContain('Origin');
});

test.each([
  ['/api/booking', 'https://evil.example'],
  ['/api/booking', 'null'],
  ['/about', 'https://www.example.com'],
])('nobody else can: %s from %s', async (path, origin) => {
  expect((await headersFor(path, origin)).get('access-control-allow-origin')).toBeNull();
});
