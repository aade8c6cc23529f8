import { z } from 'zod';
import { contentFile } from './contentFile';
import { addDays, isoDate } from './calendar';
import { identifier } from './identifier';
import { focus, photographPath } from './image';
import { position } from './position';

const entry = z.strictObject({
  from: z.int().min(1).describe('first day of this entry, counted from 1'),
  to: z.int().min(1).describe('last day of this entry; the same as "from" for a single day'),
  date: isoDate().optional().describe('date of the first day, year-month-day; on all entries or on none'),
  position: position.optional().describe('where the entry plays; left out when unknown'),
  image: photographPath().describe('path of its picture, relative to this file'),
  focus: focus()
    .optional()
    .describe('point of the picture that stays in view, "left% top%"; left out for the middle'),
  wide: z
    .literal(true)
    .optional()
    .describe('true for a day shown across the page; one or two of an itinerary'),
});

/** The days of a voyage: one file under itineraries/. The words live beside the voyage's texts, one for each entry. */
export const itinerary = contentFile('itinerary', '..', {
  id: identifier().describe('name of this file without .json'),
  days: z.array(entry).min(1).describe('entries in order, without gap or overlap'),
}).superRefine(({ days }, context) => {
  const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const firstDate = days[0]?.date;
  let nextDay = 1;
  days.forEach(({ from, to, date }, index) => {
    if (from !== nextDay)
      fault(['days', index, 'from'], `is ${from} → must be ${nextDay}, the day after the entry before`);
    if (to < from) fault(['days', index, 'to'], `is ${to} → must be ${from} or more`);
    nextDay = Math.max(from, to) + 1;

    const due = firstDate && addDays(firstDate, from - 1);
    if (due && date === undefined) fault(['days', index, 'date'], `is missing → write "${due}"`);
    else if (date !== due)
      fault(
        ['days', index, 'date'],
        due ? `is "${date}" → day ${from} is "${due}"` : 'stands alone → give the first entry its date too',
      );
  });
});

export type Itinerary = z.infer<typeof itinerary>;
