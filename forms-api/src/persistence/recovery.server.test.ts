import { setTimeout as pause } from 'node:timers/promises';
import { linkTo, type BrokenLink } from '../../test/brokenLink';
import { createDatabaseOn, createTestDatabase, type TestDatabase } from '../../test/database';
import { aContact, postJson, receiptOf } from '../../test/enquiries';
import { startMariadbServer, type MariadbServer } from '../../test/mariadbServer';
import { startService, type TestService } from '../../test/service';
import type { DatabaseAddress } from '../config/databaseUrl';
import { createDataSource } from './dataSource';

/** Longer than a connection is trusted without a question, and than an answer to one is waited for. */
const silenceMs = 2_000;

const send = ({ origin }: TestService, key?: string): Promise<Response> =>
  postJson(`${origin}/api/contact`, aContact(), key === undefined ? {} : { 'idempotency-key': key });

/** Sends several at once, so that every connection to the database has been used; none waits longer than a request may. */
const sendMany = async (service: TestService): Promise<Set<number>> => {
  const responses = await Promise.all(Array.from({ length: 30 }, () => send(service)));
  return new Set(responses.map(({ status }) => status));
};

describe('behind a link to the server', () => {
  let database: TestDatabase;
  let link: BrokenLink;
  let service: TestService;

  beforeEach(async () => {
    database = await createTestDatabase();
    link = await linkTo(database.address as Exclude<DatabaseAddress, { kind: 'sqlite' }>);
    service = await startService({
      database,
      dataSource: await createDataSource(link.address).initialize(),
    });
    expect(await sendMany(service)).toEqual(new Set([201]));
  });

  afterEach(async () => {
    // A connection still being made would keep the service from ending in order.
    await link.mend();
    await pause(100);
    await service.close();
    await link.close();
    await database.remove();
  });

  test('recovers from a link that was cut', async () => {
    await link.cut();
    expect(await sendMany(service)).toEqual(new Set([503]));
    await link.mend();
    expect(await sendMany(service)).toEqual(new Set([201]));
  });

  test('recovers from connections that stay silent for ever after an outage', async () => {
    link.silence();
    expect(await sendMany(service)).toEqual(new Set([503]));
    // Long enough for new connections to be begun in the silence.
    await pause(300);
    link.replace();
    expect(await sendMany(service)).toEqual(new Set([201]));
  });

  test('recovers from connections that fell silent while nobody used them', async () => {
    link.silence();
    link.replace();
    await pause(silenceMs);
    expect(await sendMany(service)).toEqual(new Set([201]));
  });

  test('an enquiry refused because of a silent link is not stored when the link speaks again', async () => {
    const count = (): Promise<number> => service.dataSource.manager.count('contact_inquiry');
    const before = await count();
    link.silence();
    expect(await sendMany(service)).toEqual(new Set([503]));
    link.speak();
    await pause(silenceMs);
    expect(await count()).toBe(before);
  });
});

describe('on a server that can be killed', () => {
  let server: MariadbServer;
  let service: TestService;

  beforeEach(async () => {
    server = await startMariadbServer({ isDurable: true });
    service = await startService({ database: await createDatabaseOn(server.url) });
  }, 60_000);

  afterEach(async () => {
    await service.close();
    await server.stop();
  });

  test('recovers when a killed server is started again, and still knows what it acknowledged', async () => {
    const first = await send(service, 'before');
    await server.kill();
    expect((await send(service, 'while it is away')).status).toBe(503);
    await server.restart();
    expect(await sendMany(service)).toEqual(new Set([201]));
    const repeat = await send(service, 'before');
    expect(repeat.headers.get('idempotent-replayed')).toBe('true');
    expect(await receiptOf(repeat)).toEqual(await receiptOf(first));
  }, 60_000);
});
