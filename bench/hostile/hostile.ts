import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { readOffers } from '../../forms-api/src/config/offers';
import { repositoryRoot } from '../../forms-api/src/config/repositoryRoot';
import { createDataSource } from '../../forms-api/src/persistence/dataSource';
import { converse } from '../../forms-api/test/hostileClient';
import { connectionOf, hostileRequest } from '../../forms-api/test/hostileRequests';
import { checkStoredRows, type StoredRows } from '../../forms-api/test/storedRows';
import { startVictim, type Held, type Victim } from './victim';

/** The tools this bench uses. */
export const needs: string[] = [];

const connectionsAtOnce = 64;
/** Each batch draws so many requests, and composes its connections of them. */
const drawn = 400;
const batchLength = 500;
const mostOnOne = 10;
/** Before the level of memory is taken, so that what is made once is there. */
const warmUp = 0.1;
/** What may be held more at the end, in MiB: JavaScript's own, and the process with the pages that it has not given back. */
const mayGrow = { held: 16, rss: 96 };
const mostFaultsShown = 20;

interface Tally {
  requests: number;
  connections: number;
  statuses: Record<string, number>;
  faults: string[];
}

const inMib = (bytes: number): number => Math.round(bytes / 1024 / 102.4) / 10;

/** Sends batches of connections, each drawn from the seed and its number, until so many requests were sent. */
const attack = async (victim: Victim, tally: Tally, until: number, seed: number): Promise<void> => {
  while (tally.requests < until && victim.faults.length === 0) {
    const batchSeed = seed + tally.connections;
    const pool = fc.sample(hostileRequest, { numRuns: drawn, seed: batchSeed });
    const connection = connectionOf(fc.constantFrom(...pool), mostOnOne);
    const waiting = fc.sample(connection, { numRuns: batchLength, seed: batchSeed });
    tally.connections += waiting.length;
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { statuses, faults } = await converse(victim.port, next);
        tally.requests += next.requests;
        for (const status of statuses) tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
        if (tally.faults.length < mostFaultsShown) tally.faults.push(...faults);
      }
    };
    await Promise.all(Array.from({ length: connectionsAtOnce }, work));
  }
};

const checkRows = async (file: string): Promise<StoredRows> => {
  const dataSource = await createDataSource({ kind: 'sqlite', file }).initialize();
  const offers = readOffers(path.join(repositoryRoot, 'content', 'expeditions'));
  const stored = await checkStoredRows(dataSource, offers);
  await dataSource.destroy();
  return stored;
};

const faultsOfMemory = (level: Held, end: Held): string[] => [
  ...(['held', 'rss'] as const).flatMap((what) =>
    inMib(end[what] - level[what]) > mayGrow[what]
      ? [`memory (${what}) has grown from ${inMib(level[what])} to ${inMib(end[what])} MiB`]
      : [],
  ),
  ...(end.sockets > level.sockets ? [`${end.sockets - level.sockets} sockets are still open`] : []),
];

/**
 * Sends hostile requests to the service, on connections that are cut, half-closed and reset, and looks whether it is alive, answers
 * without a fault and within bounds, holds no more memory than before, and has stored nothing that the contract refuses.
 * @param args `--requests N` for another number than a million, `--seed N` for the same requests again
 */
export const measure = async (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: { requests: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
  });
  const [count, seed] = [Number(values.requests), Number(values.seed)];
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed))
    throw new Error('--requests takes a whole number from 1, --seed a whole number');
  const victim = await startVictim();
  const tally: Tally = { requests: 0, connections: 0, statuses: {}, faults: [] };
  try {
    const startedAt = performance.now();
    await attack(victim, tally, count * warmUp, seed);
    const level = await settled(victim);
    await attack(victim, tally, count, seed);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const end = await settled(victim);
    await victim.stop();
    const stored = await checkRows(victim.file);
    const faults = [...victim.faults, ...tally.faults, ...stored.faults, ...faultsOfMemory(level, end)];
    const sum = (test: (status: number) => boolean): number =>
      Object.entries(tally.statuses).reduce(
        (all, [status, times]) => all + (test(Number(status)) ? times : 0),
        0,
      );
    const row = {
      requests: tally.requests,
      connections: tally.connections,
      answers: sum(() => true),
      crashes: victim.faults.length,
      'faults 5xx': sum((status) => status >= 500 && status !== 503),
      'shed 503': sum((status) => status === 503),
      stored: stored.count,
      'MiB before': inMib(level.held),
      'MiB after': inMib(end.held),
      'RSS before': inMib(level.rss),
      'RSS after': inMib(end.rss),
      seconds,
    };
    const tables = { 'Hostile requests': [row], 'Answers by status': [tally.statuses] };
    return { tables, faults: faults.slice(0, mostFaultsShown), measured: { seed } };
  } finally {
    await victim.stop();
    await victim.remove();
  }
};

/** What the service holds once its last connections are closed. */
const settled = async (victim: Victim): Promise<Held> => {
  await pause(4_000);
  return victim.readMemory();
};
