import { z } from 'zod';

/** A date without time. A wrong one ends the check of its object, so that no sum is made with it. */
export const isoDate = () =>
  z.iso.date({
    error: 'must be a date that exists, written year-month-day, such as "2026-06-11"',
    abort: true,
  });

const dayInMilliseconds = 86_400_000;

/**
 * The number of days from one date to another.
 * @param start ISO date, such as "2025-12-22"
 * @param end ISO date
 * @returns whole days, 0 for the same date, negative when `end` is the earlier
 */
export const daysBetween = (start: string, end: string): number =>
  (Date.parse(end) - Date.parse(start)) / dayInMilliseconds;

/**
 * The date so many days after another.
 * @param start ISO date
 * @param days whole days
 * @returns ISO date
 */
export const addDays = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * dayInMilliseconds).toISOString().slice(0, 10);
