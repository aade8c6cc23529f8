import type { Check } from './check';
import type { Repeats } from './checkDeliveries';
import type { Journal } from './client';
import type { Disruption } from './disruptions';
import type { House } from './house';
import type { Proxy } from './proxy';
import type { Settings } from './settings';

interface Run {
  settings: Settings;
  house: House;
  journal: Journal;
  disruptions: readonly Disruption[];
  /** Until every enquiry was acknowledged, and from then until everyone was told. */
  sentMs: number;
  drainMs: number;
  repeats: Repeats;
  checks: readonly Check[];
}

/** More lines than these tell nothing new. */
const mostFaults = 10;

interface Line {
  what: string;
  count: number | string;
}

const linesOf = (title: string, counts: Readonly<Record<string, number>>): Line[] =>
  Object.entries(counts)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => ({ what: `${title}: ${name}`, count }));

const fatesOf = (proxies: readonly Proxy[]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const { fates } of proxies)
    for (const [name, count] of Object.entries(fates)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const killLines = (disruptions: readonly Disruption[]): Line[] => {
  const victims = disruptions.flatMap((disruption) => disruption.victims);
  const database = victims.filter((victim) => victim === 'database').length;
  const inFlight = disruptions.map((disruption) => disruption.inFlight).sort((a, b) => a - b);
  const away = disruptions.map(({ from, until }) => until - from);
  return [
    { what: 'killed: processes of the service', count: victims.length - database },
    { what: 'killed: database', count: database },
    { what: 'requests in flight at a kill: median', count: inFlight[Math.floor(inFlight.length / 2)] ?? 0 },
    { what: 'longest from a kill until ready', count: seconds(Math.max(...away)) },
  ];
};

const happened = ({ settings, house, journal, disruptions, sentMs, drainMs, repeats }: Run): Line[] => [
  { what: 'seed', count: settings.seed },
  { what: 'enquiries sent', count: settings.count },
  { what: 'enquiries acknowledged', count: journal.acknowledged.size },
  { what: 'enquiries given up by the visitor', count: journal.abandoned.length },
  ...killLines(disruptions),
  ...linesOf('answer', journal.answers),
  ...linesOf('connection to the service', fatesOf(house.entrances)),
  ...linesOf('connection to the database', fatesOf(house.links)),
  { what: 'mails and calls that arrived', count: house.arrivals.deliveries.length },
  { what: 'mails and calls refused', count: house.arrivals.refused },
  ...linesOf('told again because', repeats),
  { what: 'until everything was acknowledged', count: seconds(sentMs) },
  { what: 'from then until everyone was told', count: seconds(drainMs) },
];

/** The tables of a run, and a line for every fault. */
export const reportOf = (run: Run) => ({
  tables: {
    'Durability: what happened': happened(run),
    'Durability: what was checked': run.checks.map(({ check, faults }) => ({ check, faults: faults.length })),
  },
  faults: run.checks.flatMap(({ check, faults }) => [
    ...faults.slice(0, mostFaults).map((fault) => `${check}: ${fault}`),
    ...(faults.length > mostFaults ? [`${check}: and ${faults.length - mostFaults} more`] : []),
  ]),
});
