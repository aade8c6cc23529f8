import type { Middleware } from 'koa';
import { clientOf } from './client';
import { Refusal } from './refusal';

const hourMs = 3_600_000;
const mostAddresses = 10_000;

interface Window {
  count: number;
  endsAt: number;
}

const forget = (windows: Map<string, Window>, now: number): void => {
  for (const [client, { endsAt }] of windows) if (endsAt <= now) windows.delete(client);
  const oldest = windows.keys().next().value;
  if (windows.size >= mostAddresses && oldest !== undefined) windows.delete(oldest);
};

/**
 * Limits the enquiries of one client address within an hour from its first, in memory.
 * @param perHour enquiries per hour; 0 sets no limit
 * @param clock the time in milliseconds
 * @throws Refusal 429 with `Retry-After` in seconds
 */
export const limitRate = (perHour: number, clock: () => number): Middleware => {
  const windows = new Map<string, Window>();
  return async (ctx, next) => {
    if (perHour === 0) return next();
    const now = clock();
    const client = clientOf(ctx.ip);
    let window = windows.get(client);
    if (!window || window.endsAt <= now) {
      windows.delete(client);
      if (windows.size >= mostAddresses) forget(windows, now);
      window = { count: 0, endsAt: now + hourMs };
      windows.set(client, window);
    }
    window.count += 1;
    if (window.count > perHour) {
      const seconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
      throw new Refusal('tooManyRequests', {
        values: { minutes: Math.ceil(seconds / 60) },
        headers: { 'Retry-After': String(seconds) },
      });
    }
    return next();
  };
};
