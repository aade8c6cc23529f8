import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Channel, OutboxEntry } from '../persistence/entities';
import { deadlines as usual, type Deadlines } from './deadlines';
import { readEnquiry, type Deliver } from './enquiry';
import { markFailed, markSent, markSuppressed } from './outbox';
import { Suppressed } from './suppressed';

/** What telling needs. */
export interface OutboxWork {
  dataSource: DataSource;
  deliver: Partial<Record<Channel, Deliver>>;
  /** The time in milliseconds. */
  clock: () => number;
  logger: Logger;
  /** Shorter ones in tests alone. */
  deadlines?: Deadlines;
}

/** An entry that is being told. */
export interface Telling {
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

/**
 * Tells an entry within its deadlines, and marks it as told, failed or suppressed.
 * @param onEnd called once nothing more is done for the entry
 */
export const beginTelling = (work: OutboxWork, entry: OutboxEntry, onEnd: () => void): Telling => {
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
