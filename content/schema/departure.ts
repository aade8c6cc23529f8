import { z } from 'zod';
import { isoDate } from './calendar';
import { identifier } from './identifier';

/** One departure: exact dates, or a year with or without a season while dates are not fixed. */
export const departure = z
  .strictObject({
    start: isoDate()
      .optional()
      .describe('first day, year-month-day, such as "2026-06-11"; together with "end"'),
    end: isoDate().optional().describe('last day, year-month-day; together with "start"'),
    year: z
      .int()
      .min(2020)
      .max(2100)
      .optional()
      .describe('year while dates are not fixed, instead of "start" and "end"'),
    season: z
      .enum(['spring', 'summer', 'autumn', 'winter'])
      .optional()
      .describe('season of that year: "spring", "summer", "autumn" or "winter"'),
    availability: z
      .enum(['available', 'last-spots', 'sold-out'])
      .describe('"available", "last-spots" or "sold-out" (the badge is green, yellow or red)'),
    vessels: z
      .array(identifier())
      .min(1)
      .optional()
      .describe("ids of the yachts that sail this departure; left out when all of the expedition's do"),
    featured: z
      .literal(true)
      .optional()
      .describe('true for the one departure named on the card; else left out'),
  })
  .superRefine(({ start, end, year, season }, context) => {
    const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    const dated = start !== undefined || end !== undefined;
    if (dated === (year !== undefined)) fault([], 'needs either "start" and "end", or "year"');
    else if (dated && (start === undefined || end === undefined)) fault([], 'needs both "start" and "end"');
    else if (dated && season !== undefined)
      fault(['season'], 'belongs to a "year" → remove it, the dates say it');
    if (start && end && start > end)
      fault(['end'], `is "${end}", before the start → must be "${start}" or later`);
  });

export type Departure = z.infer<typeof departure>;
