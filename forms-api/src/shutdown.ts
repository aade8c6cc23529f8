import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { withoutMessage } from './fault';
import type { OutboxWorker } from './notifications/outboxWorker';

/** The service has five seconds to end; this is when it ends without waiting any longer. */
const lastResortMs = 4_000;

/** How a service ends that had a fault of its own, `EX_SOFTWARE` of sysexits.h; 1 is that of one which could not start. */
const faultExitCode = 70;

interface Running {
  server: Server;
  dataSource: DataSource;
  /** Tells of enquiries; what it has begun is ended before the database closes. */
  worker: Pick<OutboxWorker, 'stop'> | undefined;
  /** Ends the daily purge. */
  stopPurging: () => Promise<void>;
}

/** The order of ending: not ready any more, no new requests, answer the open ones, close the database, exit. */
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
 * Ends the process in order: with code 0 on SIGTERM and SIGINT, with code 70 after a fault that nothing has caught, since nobody knows in
 * what state it has left the process. Further signals change nothing: a terminal sends Ctrl-C to every process of a group.
 * @param exit ends the process with a code
 */
export const endInOrder = (logger: Logger, exit: (code: number) => void): Shutdown => {
  let isStopping = false;
  let code = 0;
  let running: Running | undefined;

  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      logger.warn('stopped before every request was answered');
      exit(code);
    }, lastResortMs);
    try {
      if (running) await close(running);
    } catch (error) {
      logger.warn({ err: error }, 'the database could not be closed');
    }
    logger.info('stopped');
    exit(code);
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isStopping) logger.info({ signal }, 'stopping');
      void stop();
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (fault: unknown) => {
      logger.fatal({ event, fault: withoutMessage(fault) }, 'stopping after a fault of our own');
      code = faultExitCode;
      void stop();
    });
  }
  return {
    isStopping: () => isStopping,
    watch: (started) => {
      running = started;
    },
  };
};
