import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Retention } from '../config/retention';
import { purge } from './purge';

const firstAfterMs = 60_000;
const dayMs = 24 * 60 * 60_000;

interface DailyPurge {
  dataSource: DataSource;
  retention: Retention;
  /** The time in milliseconds. */
  clock: () => number;
  logger: Logger;
}

/**
 * Purges a minute after the start and then once a day; a purge that fails is made up for by the next one. Only counts are logged.
 * @returns ends it, once a purge at work is done
 */
export const startDailyPurge = ({
  dataSource,
  retention,
  clock,
  logger,
}: DailyPurge): (() => Promise<void>) => {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let atWork = Promise.resolve();

  const purgeOnce = async (): Promise<void> => {
    try {
      const purged = await purge(dataSource, retention, new Date(clock()), { dryRun: false });
      logger.info(purged, 'purged the enquiries that may not be kept any longer');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warn({ reason }, 'the purge did not end well; the next one is in a day');
    }
    if (!isStopped) plan(dayMs);
  };

  const plan = (waitMs: number): void => {
    timer = setTimeout(() => {
      atWork = purgeOnce();
    }, waitMs);
  };

  plan(firstAfterMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return atWork;
  };
};
