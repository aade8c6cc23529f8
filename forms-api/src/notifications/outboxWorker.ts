import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxEntry } from '../persistence/entities';
import { renewAfterMs } from './deadlines';
import { claimDue, renewLeases } from './outbox';
import { beginTelling, type OutboxWork, type Telling } from './tell';

const pollMs = 1_000;
/** After each round the database belongs to the visitors for a while. */
const roundPauseMs = 100;
const atOnce = 10;

/** Works through the outbox until it is stopped. */
export interface OutboxWorker {
  /** Looks at once instead of within a second. */
  wake: () => void;
  /** Takes nothing new; returns when what was begun has ended. */
  stop: () => Promise<void>;
}

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
