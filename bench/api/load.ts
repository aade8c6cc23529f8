import { setTimeout as pause } from 'node:timers/promises';
import { openConnection, type Connection } from './connection';
import { enquiry } from './enquiry';

/** Times of the answers of one status, in milliseconds. */
export interface Answers {
  perSecond: number;
  p50: number;
  p99: number;
}

interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** Before what is measured, so that nothing that happens once is counted: connections, first answers, the first rush. */
  warmUpSeconds?: number;
  /** How long a refused visitor waits before the next attempt, in milliseconds. */
  pauseMs?: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  Number((sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1));

const summarise = (times: number[], seconds: number): Answers => {
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round(times.length / seconds),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
};

/**
 * Sends enquiries for a while, each connection one after another.
 * @returns what was answered with 201 and with 503
 * @throws on every other answer
 */
export const load = async ({
  port,
  connections,
  seconds,
  warmUpSeconds = 0,
  pauseMs = 0,
}: Load): Promise<{ accepted: Answers; refused: Answers }> => {
  const times: Record<number, number[]> = { 201: [], 503: [] };
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const begin = performance.now() + warmUpSeconds * 1000;
  const end = begin + seconds * 1000;
  const visit = async (connection: Connection): Promise<void> => {
    for (let now = performance.now(); now < end; now = performance.now()) {
      const { status, milliseconds } = await connection.ask(enquiry());
      const answers = times[status];
      if (!answers) throw new Error(`an enquiry was answered with ${status}`);
      if (now >= begin) answers.push(milliseconds);
      if (status === 503) await pause(pauseMs * (0.5 + Math.random()));
    }
    connection.close();
  };
  await Promise.all(opened.map(visit));
  return { accepted: summarise(times[201] ?? [], seconds), refused: summarise(times[503] ?? [], seconds) };
};
