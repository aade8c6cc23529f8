import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until something is so.
 * @throws when it is not within about fifteen seconds
 */
export const until = async (isDone: () => Promise<boolean> | boolean): Promise<void> => {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await isDone()) return;
    await pause(100);
  }
  throw new Error('waited in vain');
};
