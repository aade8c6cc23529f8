import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { repositoryRoot } from '../../forms-api/src/config/repositoryRoot';
import { startMailServer } from '../../forms-api/test/mailServer';
import { startWebhookTarget } from '../../forms-api/test/webhookTarget';
import { startServiceProcess, type ServiceProcess } from '../test/serviceProcess';
import { announce, check } from '../test/steps';
import { startBalancer } from './balancer';
import { makeCluster, type Node } from './cluster';
import { startLoad, type Acknowledged } from './load';

// Two instances of the service on a Galera cluster of three nodes that loses one under load, then its majority, and gets both back.

const phaseMs = 8_000;
const tellingMs = 300_000;
const channels = ['operator-mail', 'visitor-mail', 'webhook'];
const closing: (() => unknown)[] = [];

const countOf = async (node: Node, statement: string): Promise<number> =>
  Number((await node.query(statement))[0]?.['count']);

/** Every acknowledged enquiry is one row, with the id that was acknowledged. */
const checkRows = async (node: Node, acknowledged: readonly Acknowledged[]): Promise<void> => {
  const distinct = new Set(acknowledged.map(({ kind, email }) => `${kind} ${email}`));
  for (const kind of ['booking', 'contact'] as const) {
    const rows = await node.query(`SELECT id, email FROM enquiries.${kind}_inquiry`);
    const idOf = new Map(rows.map((row) => [row['email'], row['id']]));
    const mine = acknowledged.filter((enquiry) => enquiry.kind === kind);
    check(rows.length === idOf.size, `${node.name} holds no ${kind} enquiry twice`);
    check(
      mine.every(({ email, id }) => idOf.get(email) === id),
      `${node.name} holds every ${kind} enquiry under its id`,
    );
  }
  const stored = await countOf(
    node,
    'SELECT (SELECT COUNT(*) FROM enquiries.booking_inquiry) + (SELECT COUNT(*) FROM enquiries.contact_inquiry) AS count',
  );
  check(stored === distinct.size, `${node.name} holds ${stored} enquiries, as many as were acknowledged`);
  const tellings = await node.query('SELECT kind, enquiryId, channel FROM enquiries.outbox');
  const names = tellings.map(({ kind, enquiryId, channel }) => `${kind} ${enquiryId} ${channel}`);
  const expected = acknowledged.flatMap(({ kind, id }) =>
    channels.map((channel) => `${kind} ${id} ${channel}`),
  );
  const missing = [...new Set(expected)].filter((name) => !names.includes(name));
  check(missing.length === 0, `${node.name} tells of everything on every channel ${missing.join(', ')}`);
  check(names.length === new Set(expected).size, `${node.name} tells of nothing twice`);
};

const contentOf = async (node: Node): Promise<unknown[]> => [
  await node.query('SELECT * FROM enquiries.booking_inquiry ORDER BY id'),
  await node.query('SELECT * FROM enquiries.contact_inquiry ORDER BY id'),
  await node.query('SELECT * FROM enquiries.outbox ORDER BY id'),
  await node.query('SELECT * FROM enquiries.migrations ORDER BY id'),
];

/** The kind and the id of the enquiry that a call to the other system is about. */
const namesOf = (body: string): string => {
  const { type, data } = JSON.parse(body) as { type: string; data: { id: number } };
  return `${type.split('.')[0]} ${data.id}`;
};

const untilTold = async (node: Node): Promise<void> => {
  const giveUpAt = Date.now() + tellingMs;
  while ((await countOf(node, "SELECT COUNT(*) AS count FROM enquiries.outbox WHERE state <> 'sent'")) > 0) {
    if (Date.now() > giveUpAt) {
      console.log(
        await node.query('SELECT state, channel, lastError, COUNT(*) FROM enquiries.outbox GROUP BY 1, 2, 3'),
      );
      throw new Error('not everything was told in time');
    }
    await pause(500);
  }
};

const run = async (): Promise<void> => {
  announce('Starting a cluster of three');
  const cluster = await makeCluster(3);
  closing.push(cluster.remove);
  const [first, second, third] = cluster.nodes as [Node, Node, Node];
  await first.start(true);
  await second.start();
  await third.start();
  await first.query('CREATE DATABASE enquiries');
  const balancer = await startBalancer(cluster.nodes.map(({ port }) => port));
  closing.push(balancer.close);

  announce('Starting two instances at once, on empty tables');
  const [mail, target] = await Promise.all([startMailServer(), startWebhookTarget()]);
  closing.push(mail.close, target.close);
  const services = await Promise.all(
    [1, 2].map(async (): Promise<ServiceProcess> => {
      const service = await startServiceProcess(repositoryRoot, {
        DATABASE_URL: `mariadb://root@127.0.0.1:${balancer.port}/enquiries`,
        RATE_LIMIT_PER_HOUR: '0',
        SMTP_URL: mail.url,
        NOTIFY_TO: 'office@example.com',
        WEBHOOK_URL: target.url,
        WEBHOOK_SECRET: 'a secret of the test',
      });
      closing.push(service.stop);
      return service;
    }),
  );
  const migrations = await countOf(
    second,
    'SELECT COUNT(DISTINCT name) = COUNT(*) AS count FROM enquiries.migrations',
  );
  check(migrations === 1, 'every migration ran once');

  announce('Visitors come, and a node loses its power');
  const load = startLoad(
    services.map(({ origin }) => origin),
    8,
  );
  await pause(phaseMs);
  await first.kill();
  const before = load.acknowledged.length;
  console.log(`${before} acknowledged before`);
  await pause(phaseMs);
  const withoutFirst = load.acknowledged.length;
  console.log(`${withoutFirst - before} acknowledged without it`);
  announce('A second one cannot be reached; the third, alone, must accept nothing');
  second.freeze();
  await pause(phaseMs);
  const alone = load.acknowledged.length;
  await pause(phaseMs);
  check(load.acknowledged.length === alone, 'nothing is acknowledged without a majority');
  announce('Both come back');
  second.thaw();
  await first.start();
  await pause(phaseMs);
  await load.stop();
  console.log(`${load.acknowledged.length} acknowledged; refused and repeated, by status:`, load.refusals);
  check(withoutFirst > before, 'enquiries were accepted without the first node');
  check(load.acknowledged.length > alone, 'and again with all of them');
  check(
    [...load.refusals.keys()].every((status) => status === 503),
    'whoever was refused was asked to try again (503)',
  );

  announce('Waiting until everything is told');
  await untilTold(second);
  for (const service of services) await service.stop();
  for (const node of cluster.nodes) await checkRows(node, load.acknowledged);
  const [one, ...others] = await Promise.all(cluster.nodes.map(contentOf));
  check(
    others.every((other) => isDeepStrictEqual(other, one)),
    'the three nodes hold the same rows',
  );
  const told = new Set(target.received.map(({ body }) => namesOf(body)));
  const untold = load.acknowledged.filter(({ kind, id }) => !told.has(`${kind} ${id}`));
  for (const { kind, id } of untold) {
    console.log(
      kind,
      id,
      await second.query(`SELECT * FROM enquiries.outbox WHERE kind = '${kind}' AND enquiryId = ${id}`),
    );
  }
  check(
    untold.length === 0,
    `the other system was told of all, ${target.received.length - told.size} of them twice`,
  );
};

try {
  await run();
} finally {
  for (const close of closing.reverse()) await close();
}
console.log('\nThe cluster kept every enquiry.');
process.exit(0);
