import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readExpeditions } from './expeditions';
import { StartError } from './startError';

/** How long enquiries are kept. */
export interface Retention {
  bookingYears: number;
  contactYears: number;
  /** When the last departure of an expedition is over, by the names that a booking enquiry may carry. */
  completions: ReadonlyMap<string, Date>;
}

const years = z.int().min(1).max(100);
const company = z.object({ retention: z.object({ bookingYears: years, contactYears: years }) });

const departure = z.object({
  end: z.iso.date('must be a date, such as "2026-06-18"').optional(),
  year: z.int('must be a year').optional(),
});
const expedition = z.object({
  bookingName: z.string(),
  applicationName: z.string().optional(),
  departures: z.array(departure),
});

const dayMs = 86_400_000;

/** The end of a departure's last day; without fixed dates, the end of its year, since it cannot end later. */
const endOf = ({ end, year }: z.output<typeof departure>): number[] => {
  if (end !== undefined) return [Date.parse(end) + dayMs];
  return year === undefined ? [] : [Date.UTC(year + 1, 0, 1)];
};

const completionsOf = (folder: string): [string, Date][] =>
  readExpeditions(folder, expedition).flatMap(({ bookingName, applicationName, departures }) => {
    const ends = departures.flatMap(endOf);
    if (ends.length === 0) return [];
    const completion = new Date(Math.max(...ends));
    return [bookingName, applicationName ?? []].flat().map((name): [string, Date] => [name, completion]);
  });

const readYears = (file: string): z.output<typeof company>['retention'] => {
  try {
    return company.parse(JSON.parse(readFileSync(file, 'utf8'))).retention;
  } catch {
    throw new StartError([
      'content/company.json: /retention must name bookingYears and contactYears, whole numbers from 1 to 100',
    ]);
  }
};

/**
 * Reads how long enquiries are kept and when the expeditions end.
 * @param content the folder of the content
 * @throws StartError naming the file that does not say
 */
export const readRetention = (content: string): Retention => ({
  ...readYears(path.join(content, 'company.json')),
  completions: new Map(completionsOf(path.join(content, 'expeditions'))),
});
