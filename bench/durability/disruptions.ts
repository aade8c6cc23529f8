import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random';

/** Whatever can be killed and started again. */
export interface Process {
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** What is killed together. */
export type Plan = readonly ('instance' | 'other instance' | 'database')[];

/** A kill that has happened. */
export interface Disruption {
  /** Numbers of the instances, and the database. */
  victims: readonly (number | 'database')[];
  /** From the kill until all of them were ready again, in milliseconds. */
  from: number;
  until: number;
  /** Requests that waited for an answer at the kill. */
  inFlight: number;
}

const plans: readonly (readonly [times: number, plan: Plan])[] = [
  [24, ['instance']],
  [3, ['instance', 'other instance']],
  [7, ['database']],
  [3, ['database', 'instance']],
];

/** Every kill of a run, in an order that the seed chooses: 33 times an instance, 10 times the database. */
export const planDisruptions = (random: Random): Plan[] =>
  random.shuffle(plans.flatMap(([times, plan]) => Array.from({ length: times }, () => plan)));

/**
 * Kills with SIGKILL, waits a little, and starts again.
 * @param inFlight counts the requests at work
 */
export const disrupt = async (
  plan: Plan,
  instances: readonly Process[],
  database: Process,
  inFlight: () => number,
  random: Random,
): Promise<Disruption> => {
  const first = random.between(0, instances.length - 1);
  const numbers = { instance: first, 'other instance': (first + 1) % instances.length };
  const victims = plan.map((name) => (name === 'database' ? name : numbers[name]));
  const processes = victims.map((victim) => (victim === 'database' ? database : instances[victim]!));
  const disruption = { victims, from: Date.now(), inFlight: inFlight() };
  await Promise.all(processes.map((process) => process.kill()));
  await pause(random.between(0, 500));
  await Promise.all(processes.map((process) => process.start()));
  return { ...disruption, until: Date.now() };
};
