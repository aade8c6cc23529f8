import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { OutboxWorker } from './notifications/outboxWorker';

/** The service has five seconds to end (DESIGN 3, Fine print); this is when it ends without waiting any longer. */
const lastResortMs = 4_000;

interface Running {
  server: Server;
  dataSource: DataSource;
  /** Tells of enquiries; what it has begun is ended before the database closes. */
  worker: Pick<OutboxWorker, 'stop'> | undefined;
  /** Ends the daily purge. */
  stopPurging: () => Promise<void>;
}

/** The order of ending: not ready any more, no new requests, answer the open ones, close the database, exit 0. */
export interface Shutdown {
  isStopping: () => boolean;
  /** Tells what has to be closed, once it is there. */
  watch: (running: Running) => void;
}

const close = async ({ server, dataSource, worker, stopPurging }: Running): Promise<void> => {
  await Promise.all([new Promise((resolve) => server.close(resolve)), worker?.stop(), stopPurging()]);
  await dataSource.destroy();
};

/**
 * Ends the process in order on SIGTERM and SIGINT; further signals change nothing, since a terminal sends Ctrl-C to every process of a group.
 * @param exit ends the process with a code
 */
export const endOnSignal = (logger: Logger, exit: (code: number) => void): Shutdown => {
  let isStopping = false;
  let running: Running | undefined;

  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.warn('stopped before every request was answered');
      exit(0);
    }, lastResortMs);
    try {
      if (running) await close(running);
    } catch (error) {
      logger.warn({ err: error }, 'the database could not be closed');
    }
    logger.info('stopped');
    exit(0);
  };

  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  return {
    isStopping: () => isStopping,
    watch: (started) => {
      running = started;
    },
  };
};
