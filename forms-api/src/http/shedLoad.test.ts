import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { aContact, postJson } from '../../test/enquiries';
import { startService, type TestService } from '../../test/service';
import { until } from '../../test/until';

const usual = { enquiries: 128, bodies: 256 };
let service: TestService;
const sockets: Socket[] = [];

const begin = async (capacity: Partial<typeof usual>): Promise<void> => {
  const config = { allowedOrigins: ['https://shop.example.com'] };
  service = await startService({ config, capacity: { ...usual, ...capacity } });
};

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await service.close();
});

const contact = (headers: Record<string, string> = {}): Promise<Response> =>
  postJson(`${service.origin}/api/contact`, aContact(), headers);

/** Opens a connection and says what it has received so far, and whether the service has ended it. */
const open = async (): Promise<{ socket: Socket; received: () => string; isEnded: () => boolean }> => {
  const { hostname, port } = new URL(service.origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let text = '';
  let isEnded = false;
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('end', () => (isEnded = true));
  await once(socket, 'connect');
  return { socket, received: () => text, isEnded: () => isEnded };
};

const head = (length: number, path = '/api/contact'): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('with no place left', () => {
  beforeEach(() => begin({ enquiries: 0 }));

  test('answers before the body has come and without asking the database, and keeps the connection', async () => {
    const queries = jest.spyOn(service.dataSource, 'createQueryRunner');
    const { socket, received } = await open();
    socket.write(head(5));
    await until(() => received().includes('please try again shortly'));
    expect(received()).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: 5\r\n/i);
    expect(queries).not.toHaveBeenCalled();
    socket.write('12345GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(() => received().includes('HTTP/1.1 200'));
  });

  test('says so again in the same words, with every header that a refusal has', async () => {
    const withoutDate = async (response: Response): Promise<[string, ...unknown[]]> => {
      const headers = Object.fromEntries(response.headers);
      delete headers['date'];
      return [await response.text(), headers];
    };
    const first = await withoutDate(await contact({ 'accept-language': 'de' }));
    expect(await withoutDate(await contact({ 'accept-language': 'de' }))).toEqual(first);
    expect(first[0]).toMatch(/^Ihre Anfrage .+\.$|^Wir können .+\.$/);
    expect(first[1]).toMatchObject({
      'retry-after': '5',
      'content-language': 'de',
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: 'Origin, Accept, Accept-Language',
    });
  });

  test('answers in the language and the form that is asked for, also after others were', async () => {
    for (const [language, form] of [
      ['ru', 'text/plain'],
      ['en', 'application/problem+json'],
      ['ru', 'application/problem+json'],
      ['en', 'text/plain'],
      ['ru', 'application/problem+json'],
    ] as const) {
      const { status, headers } = await contact({ 'accept-language': language, accept: form });
      expect([status, headers.get('content-language')]).toEqual([503, language]);
      expect(headers.get('content-type')).toContain(form);
    }
  });

  test('lets the pages of known origins alone read it', async () => {
    const sharedWith = async (origin: string): Promise<string | null> =>
      (await contact({ origin })).headers.get('access-control-allow-origin');
    for (const origin of [
      'https://shop.example.com',
      'https://www.example.com',
      'https://shop.example.com',
    ]) {
      expect(await sharedWith(origin)).toBe(origin);
    }
    expect(await sharedWith('https://evil.example')).toBeNull();
  });

  test('answers everything else as ever', async () => {
    expect((await fetch(`${service.origin}/api/health/ready`)).status).toBe(200);
    expect((await fetch(`${service.origin}/api/contact`)).status).toBe(401);
    expect((await postJson(`${service.origin}/api/nothing`, {})).status).toBe(404);
  });
});

test('bodies that do not come in keep nobody out, and the one that has been coming in longest gives way', async () => {
  await begin({ enquiries: 1, bodies: 2 });
  const slow = [await open(), await open()];
  for (const { socket } of slow) socket.write(`${head(500)}{`);
  await until(async () => {
    const response = await contact();
    expect(response.status).toBe(201);
    return slow[0]?.received() !== '';
  });
  expect(slow[0]?.received()).toMatch(
    /^HTTP\/1\.1 503 [^]*\r\nConnection: close\r\n[^]*please try again shortly/,
  );
  await until(() => slow[0]?.isEnded() === true);
});
