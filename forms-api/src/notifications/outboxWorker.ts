import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Channel, OutboxEntry } from '../persistence/entities';
import { readEnquiry, type ToldEnquiry } from './enquiry';
import { claimDue, markFailed, markSent } from './outbox';

const pollMs = 1_000;
/** After each round the database belongs to the visitors for a while. */
const roundPauseMs = 100;
const atOnce = 10;

/** Tells one enquiry on one channel; throws when it was not taken. */
export type Deliver = (enquiry: ToldEnquiry, language: string) => Promise<void>;

interface OutboxWork {
  dataSource: DataSource;
  deliver: Partial<Record<Channel, Deliver>>;
  /** The time in milliseconds. */
  clock: () => number;
  logger: Logger;
}

/** Works through the outbox until it is stopped. */
export interface OutboxWorker {
  /** Looks at once instead of within a second. */
  wake: () => void;
  /** Takes nothing new; returns when what was begun has ended. */
  stop: () => Promise<void>;
}

const tell = async (
  { dataSource, deliver, clock, logger }: OutboxWork,
  entry: OutboxEntry,
): Promise<void> => {
  const { id, kind, enquiryId, channel, attempts } = entry;
  const about = { entry: id, kind, enquiry: enquiryId, channel, attempts };
  const enquiry = await readEnquiry(dataSource, entry);
  try {
    // Erasing removes the entries as well, so in a cluster this node may only not have the enquiry yet.
    if (!enquiry) throw new Error('its enquiry is not there');
    const send = deliver[channel];
    if (!send) throw new Error('this channel is not set up any more');
    await send(enquiry, entry.language);
  } catch (error) {
    const isDead = await markFailed(dataSource, entry, String(error), clock());
    // The reason may name the visitor, so only its code goes to the log.
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    logger.warn(
      { ...about, code },
      isDead ? 'given up telling of an enquiry' : 'could not tell of an enquiry',
    );
    return;
  }
  await markSent(dataSource, id, clock());
  logger.info(about, 'told of an enquiry');
};

/**
 * Starts telling what is due; several instances share one outbox, and each entry is told at least once (DESIGN 3, Fine print).
 */
export const startOutboxWorker = (work: OutboxWork): OutboxWorker => {
  let isStopping = false;
  let wake: () => void = () => undefined;

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const round = async (): Promise<number> => {
    const entries = await claimDue(work.dataSource, atOnce, work.clock());
    // An entry that cannot be marked is told again after its lease.
    await Promise.allSettled(entries.map((entry) => tell(work, entry)));
    return entries.length;
  };

  const run = async (): Promise<void> => {
    let isFailing = false;
    let isBusy = false;
    while (!isStopping) {
      try {
        isBusy = (await round()) === atOnce;
        isFailing = false;
      } catch (error) {
        if (!isFailing) work.logger.warn({ reason: String(error) }, 'the outbox cannot be read');
        isFailing = true;
        isBusy = false;
      }
      if (!isStopping) await pause(roundPauseMs);
      if (!isStopping && !isBusy) await rest();
    }
  };

  const running = run();
  return {
    wake: () => wake(),
    stop: () => {
      isStopping = true;
      wake();
      return running;
    },
  };
};
