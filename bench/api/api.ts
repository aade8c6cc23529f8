import { load, type Answers } from './load';
import { startServers, type Servers } from './servers';

/** The tools this bench uses. */
export const needs = ['MariaDB'];

const target = 0.4;
const rounds = 5;
const seconds = 3;
/** Ten times the connections that keep the service busy. */
const flood = 320;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const middle = (answers: readonly Answers[]): Answers => ({
  perSecond: median(answers.map(({ perSecond }) => perSecond)),
  p50: median(answers.map(({ p50 }) => p50)),
  p99: median(answers.map(({ p99 }) => p99)),
});

/** Both servers in turn, so that whatever else the machine does meets both. */
const compare = async ({ plain, service }: Servers, connections: number) => {
  const answers: Record<'plain' | 'service', Answers[]> = { plain: [], service: [] };
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { accepted: base } = await load({ port: plain.port, connections, seconds });
    const { accepted: ours } = await load({ port: service.port, connections, seconds });
    answers.plain.push(base);
    answers.service.push(ours);
    ratios.push(ours.perSecond / base.perSecond);
  }
  const ratio = Number(median(ratios).toFixed(2));
  return [
    {
      server: 'plain node:http + mysql2, one INSERT',
      connections,
      ...middle(answers.plain),
      ratio: 1,
      target: '',
    },
    { server: 'the service', connections, ...middle(answers.service), ratio, target: `≥ ${target}` },
  ];
};

const overload = async (service: Servers['service'], visitors: string, pauseMs: number) => {
  const before = service.peakMemory();
  const { accepted, refused } = await load({ port: service.port, connections: flood, seconds: 10, pauseMs });
  return {
    visitors,
    connections: flood,
    acceptedPerSecond: accepted.perSecond,
    acceptedP99: accepted.p99,
    refusedPerSecond: refused.perSecond,
    refusedP50: refused.p50,
    refusedP99: refused.p99,
    peakMiBBefore: before,
    peakMiB: service.peakMemory(),
  };
};

/**
 * Measures how many enquiries the service takes, with checks, key and outbox, against a plain server that does one INSERT, and how it
 * behaves under ten times the load. Times are in milliseconds.
 */
export const measure = async () => {
  const servers = await startServers();
  try {
    for (const { port } of [servers.plain, servers.service])
      await load({ port, connections: 32, seconds: 2 });
    const rates = [...(await compare(servers, 1)), ...(await compare(servers, 32))];
    const floods = [
      await overload(servers.service, 'come again after a second', 1_000),
      await overload(servers.service, 'come again at once', 0),
    ];
    const faults = rates
      .filter(({ server, ratio }) => server === 'the service' && ratio < target)
      .map(
        ({ connections, ratio }) =>
          `${ratio} of the plain server at ${connections} connections, target ≥ ${target}`,
      );
    return {
      tables: {
        'Enquiries taken, against a plain server in the same run': rates,
        'Ten times the load (targets: accepted p99 ≤ 500 ms, refused within 20 ms)': floods,
      },
      faults,
    };
  } finally {
    await servers.stop();
  }
};
