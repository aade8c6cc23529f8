import { load, type Answers } from './load';
import { startServers, type Servers } from './servers';

/** The tools this bench uses. */
export const needs = ['MariaDB'];

const target = 0.4;
const rounds = 5;
const seconds = 3;
/** So many connections keep the service busy. */
const busy = 32;
/** Under ten times that load, in milliseconds. */
const mostAcceptedP99 = 500;
const mostRefusedP99 = 25;
const mostOfAcceptedP99 = 0.3;
/** Not below what is usual, but for what two runs of the same differ by. */
const leastOfUsual = 0.95;

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

/** The load that is accepted, and ten times it, in turn. */
const overload = async ({ port, peakMemory }: Servers['service'], visitors: string, pauseMs: number) => {
  const before = peakMemory();
  const usual: Answers[] = [];
  const accepted: Answers[] = [];
  const refused: Answers[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const once = await load({ port, connections: busy, seconds, warmUpSeconds: 1 });
    const tenfold = await load({ port, connections: 10 * busy, seconds, warmUpSeconds: 1, pauseMs });
    usual.push(once.accepted);
    accepted.push(tenfold.accepted);
    refused.push(tenfold.refused);
    ratios.push(tenfold.accepted.perSecond / once.accepted.perSecond);
  }
  const ours = middle(accepted);
  const shed = middle(refused);
  return {
    visitors,
    connections: 10 * busy,
    usualPerSecond: middle(usual).perSecond,
    acceptedPerSecond: ours.perSecond,
    ofUsual: Number(median(ratios).toFixed(2)),
    acceptedP99: ours.p99,
    refusedPerSecond: shed.perSecond,
    refusedP50: shed.p50,
    refusedP99: shed.p99,
    ofAcceptedP99: Number((shed.p99 / ours.p99).toFixed(2)),
    peakMiBBefore: before,
    peakMiB: peakMemory(),
  };
};

type Overload = Awaited<ReturnType<typeof overload>>;

/** A refusal has to be far cheaper than the work, and may not hold it up. */
const faultsOf = ({ visitors, refusedPerSecond, ofAcceptedP99 }: Overload): string[] =>
  [
    refusedPerSecond === 0 && 'nobody was refused, which measures nothing',
    ofAcceptedP99 > mostOfAcceptedP99 &&
      `refused p99 of ${ofAcceptedP99} of the accepted p99, target ≤ ${mostOfAcceptedP99}`,
  ].flatMap((fault) => (fault ? `visitors who ${visitors}: ${fault}` : []));

/**
 * What only visitors who wait for a second can tell of the service: those who come again at once send some twelve times what is accepted,
 * and the sending takes the time of a machine that has two processors.
 */
const faultsOfPatient = ({ acceptedP99, refusedP99, ofUsual }: Overload): string[] =>
  [
    acceptedP99 > mostAcceptedP99 && `accepted p99 of ${acceptedP99} ms, target ≤ ${mostAcceptedP99}`,
    refusedP99 > mostRefusedP99 && `refused p99 of ${refusedP99} ms, target ≤ ${mostRefusedP99}`,
    ofUsual < leastOfUsual &&
      `${ofUsual} of the usual throughput under ten times the load, target ≥ ${leastOfUsual}`,
  ].flatMap((fault) => fault || []);

/**
 * Measures how many enquiries the service takes, with checks, key and outbox, against a plain server that does one INSERT, and how it
 * behaves under ten times the load. Times are in milliseconds.
 */
export const measure = async () => {
  const servers = await startServers();
  try {
    for (const { port } of [servers.plain, servers.service])
      await load({ port, connections: busy, seconds: 2 });
    const rates = [...(await compare(servers, 1)), ...(await compare(servers, busy))];
    const patient = await overload(servers.service, 'come again after a second', 1_000);
    const impatient = await overload(servers.service, 'come again at once', 0);
    const faults = [
      ...rates
        .filter(({ server, ratio }) => server === 'the service' && ratio < target)
        .map(
          ({ connections, ratio }) =>
            `${ratio} of the plain server at ${connections} connections, target ≥ ${target}`,
        ),
      ...[patient, impatient].flatMap(faultsOf),
      ...faultsOfPatient(patient),
    ];
    return {
      tables: {
        'Enquiries taken, against a plain server in the same run': rates,
        [`Ten times the load (targets: refused p99 ≤ ${mostOfAcceptedP99} × accepted; of those who wait also refused p99 ≤ ${mostRefusedP99} ms, accepted p99 ≤ ${mostAcceptedP99} ms, as many accepted as usual)`]:
          [patient, impatient],
      },
      faults,
    };
  } finally {
    await servers.stop();
  }
};
