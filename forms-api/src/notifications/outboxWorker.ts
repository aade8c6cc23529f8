import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Channel, OutboxEntry } from '../persistence/entities';
import { deadlines as usual, renewAfterMs, type Deadlines } from './deadlines';
import { readEnquiry, type Deliver } from './enquiry';
import { claimDue, markFailed, markSent, markSuppressed, renewLeases } from './outbox';
import { Suppressed } from './suppressed';

const pollMs = 1_000;
/** After each round the database belongs to the visitors for a while. */
const roundPauseMs = 100;
const atOnce = 10;

interface OutboxWork {
  dataSource: DataSource;
  deliver: Partial<Record<Channel, Deliver>>;
  /** The time in milliseconds. */
  clock: () => number;
  logger: Logger;
  /** Shorter ones in tests alone. */
  deadlines?: Deadlines;
}

/** Works through the outbox until it is stopped. */
export interface OutboxWorker {
  /** Looks at once instead of within a second. */
  wake: () => void;
  /** Takes nothing new; returns when what was begun has ended. */
  stop: () => Promise<void>;
}

/** An entry that is being told. */
interface Telling {
  ended: Promise<void>;
  /** Puts off the end that comes without a renewal. */
  isRenewed: () => void;
}

const tell = async (
  { dataSource, deliver, clock, logger }: OutboxWork,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<void> => {
  const { id, kind, enquiryId, channel, attempts } = entry;
  const about = { entry: id, kind, enquiry: enquiryId, channel, attempts };
  const enquiry = await readEnquiry(dataSource, entry);
  try {
    // Erasing removes the entries as well, so in a cluster this node may only not have the enquiry yet.
    if (!enquiry) throw new Error('its enquiry is not there');
    const send = deliver[channel];
    if (!send) throw new Error('this channel is not set up any more');
    await send(enquiry, entry.language, signal);
  } catch (error) {
    if (error instanceof Suppressed) {
      await markSuppressed(dataSource, entry, error.message, clock());
      logger.info(about, 'an enquiry is not to be told here');
      return;
    }
    const isDead = await markFailed(dataSource, entry, String(error), clock());
    // The reason may name the visitor, so only its code goes to the log.
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    logger.warn(
      { ...about, code },
      isDead ? 'given up telling of an enquiry' : 'could not tell of an enquiry',
    );
    return;
  }
  await markSent(dataSource, entry, clock());
  logger.info(about, 'told of an enquiry');
};

/** Tells an entry within its deadlines. */
const beginTelling = (work: OutboxWork, entry: OutboxEntry, onEnd: () => void): Telling => {
  const { withoutRenewalMs, attemptMs } = work.deadlines ?? usual;
  const lost = new AbortController();
  const timer = setTimeout(() => lost.abort(new Error('the lease was not renewed')), withoutRenewalMs);
  const ended = tell(work, entry, AbortSignal.any([lost.signal, AbortSignal.timeout(attemptMs)]))
    // An entry that cannot be marked is told again after its lease.
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer);
      onEnd();
    });
  return { ended, isRenewed: () => timer.refresh() };
};

/**
 * Starts telling what is due; several instances share one outbox, and each entry is told at least once.
 */
export const startOutboxWorker = (work: OutboxWork): OutboxWorker => {
  const inHand = new Map<OutboxEntry, Telling>();
  let isStopping = false;
  let renewedAt = work.clock();
  let wake: () => void = () => undefined;

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const takeInHand = (entry: OutboxEntry): void => {
    const telling = beginTelling(work, entry, () => {
      inHand.delete(entry);
      wake();
    });
    inHand.set(entry, telling);
  };

  const renew = async (): Promise<void> => {
    const now = work.clock();
    if (now - renewedAt < renewAfterMs) return;
    const renewed = [...inHand];
    if (renewed.length > 0) {
      await renewLeases(work.dataSource, [...inHand.keys()], now);
      for (const [entry, telling] of renewed) if (inHand.has(entry)) telling.isRenewed();
    }
    renewedAt = now;
  };

  /** One slow target holds up its own entries alone: whatever place is free gets the next one. */
  const round = async (): Promise<boolean> => {
    await renew();
    const free = atOnce - inHand.size;
    if (free === 0) return false;
    const entries = await claimDue(work.dataSource, free, work.clock());
    entries.forEach(takeInHand);
    return entries.length === free;
  };

  const run = async (): Promise<void> => {
    let isFailing = false;
    let isBusy = false;
    while (!isStopping) {
      try {
        isBusy = await round();
        isFailing = false;
      } catch (error) {
        if (!isFailing) work.logger.warn({ reason: String(error) }, 'the outbox cannot be read');
        isFailing = true;
        isBusy = false;
      }
      if (!isStopping) await pause(roundPauseMs);
      if (!isStopping && !isBusy) await rest();
    }
    await Promise.all([...inHand.values()].map(({ ended }) => ended));
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
