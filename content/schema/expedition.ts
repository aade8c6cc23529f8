import { z } from 'zod';
import { contentFile } from './contentFile';
import { departure } from './departure';
import { hostedFilm } from './film';
import { identifier } from './identifier';
import { focus, hero, plate } from './image';
import { price } from './money';
import { position } from './position';
import { daysBetween } from './calendar';

const fields = contentFile('expedition', '..', {
  id: identifier().describe('name of this file without .json; the address of its page'),
  order: z.int().min(1).describe('place among the cards, from 1; the home page shows the first four'),
  layout: z
    .enum(['voyage', 'new-year', 'none'])
    .describe(
      'which page is built: "voyage" (/id), "new-year" (its landing pages), "none" (the card leads to the booking form)',
    ),
  footer: z.boolean().describe('whether the footer of every page links to it'),
  bookingName: z
    .string()
    .min(1)
    .max(100)
    .describe('English name that travels with an enquiry, whatever the language of the page'),
  preselects: identifier().describe(
    'id of the expedition that its Book button chooses in the form; usually its own',
  ),
  applicationName: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('English name sent by a New Year application; only with layout "new-year"'),
  landingPages: z
    .array(identifier())
    .min(1)
    .optional()
    .describe('ids of its landing pages under pages/; only with layout "new-year"'),
  duration: z
    .strictObject({
      min: z.int().min(1).describe('days of the shortest departure, first and last day counted'),
      max: z.int().min(1).describe('days of the longest departure; the itinerary ends with this day'),
    })
    .refine(({ min, max }) => min <= max, {
      path: ['max'],
      message: 'is less than "min" → must be "min" or more',
    })
    .describe('how many days the voyage takes'),
  groupMax: z
    .int()
    .min(1)
    .optional()
    .describe('most participants of the whole group; left out when the yacht decides'),
  prices: z.array(price).describe('prices; an empty list means on request'),
  vessels: z.array(identifier()).min(1).describe('ids of the yachts that sail it, files under vessels/'),
  port: identifier().describe('key of the port in locales/*/places.json, such as "ushuaia"'),
  position: position.describe('the place on the chart printed at its picture'),
  hero: hero.describe('picture at the head of its page; its card shows the same'),
  cardFocus: focus().describe('point of the hero that stays in view on the card, "left% top%"'),
  feature: plate
    .extend({ position: position.optional().describe('where the picture was taken; left out when unknown') })
    .optional()
    .describe('upright picture beside the six highlights; only and always with layout "voyage"'),
  itinerary: identifier()
    .optional()
    .describe('id of its itinerary, a file under itineraries/; always, save with layout "none"'),
  film: hostedFilm.optional().describe('film near the foot of the page; left out when there is none'),
  departures: z.array(departure).describe('departures in the order of the calendar; may be empty'),
});

const needed = {
  voyage: ['feature', 'itinerary'],
  'new-year': ['applicationName', 'landingPages', 'itinerary'],
  none: [],
} as const;

const forbidden = {
  voyage: ['applicationName', 'landingPages'],
  'new-year': ['feature', 'film'],
  none: ['applicationName', 'landingPages', 'feature', 'film', 'itinerary'],
} as const;

/** A voyage on offer: one file under expeditions/. Words about it live in locales/*\/expeditions.json. */
export const expedition = fields.superRefine((value, context) => {
  const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const { layout, duration, departures } = value;

  for (const key of needed[layout]) {
    if (value[key] === undefined) fault([key], `is missing → layout "${layout}" needs it`);
  }
  for (const key of forbidden[layout]) {
    if (value[key] !== undefined) fault([key], `does not belong to layout "${layout}" → remove it`);
  }

  if (layout === 'none' && value.footer) {
    fault(['footer'], 'is true → must be false, since layout "none" has no page to link to');
  }

  departures.forEach(({ start, end, vessels }, index) => {
    const days = start && end ? daysBetween(start, end) + 1 : undefined;
    if (days && days > 0 && (days < duration.min || days > duration.max)) {
      const allowed =
        duration.min === duration.max ? `${duration.min}` : `${duration.min} to ${duration.max}`;
      fault(['departures', index, 'end'], `makes a voyage of ${days} days → "duration" allows ${allowed}`);
    }
    vessels?.forEach((id, place) => {
      if (!value.vessels.includes(id)) {
        const allowed = value.vessels.map((name) => `"${name}"`).join(', ');
        fault(
          ['departures', index, 'vessels', place],
          `is "${id}", which does not sail this expedition → allowed are ${allowed}`,
        );
      }
    });
  });

  departures.forEach(({ start, year }, index) => {
    const before = departures[index - 1];
    const begin = start ?? String(year);
    const begunBefore = before && (before.start ?? String(before.year));
    if (begunBefore && begin < begunBefore.slice(0, begin.length)) {
      fault(
        ['departures', index, start ? 'start' : 'year'],
        `stands after ${begunBefore} → move this departure up, the list follows the calendar`,
      );
    }
  });

  departures
    .filter(({ featured }) => featured)
    .slice(1)
    .forEach((extra) => {
      fault(
        ['departures', departures.indexOf(extra), 'featured'],
        'is the second featured departure → only one may be named on the card, remove this one',
      );
    });
});

export type Expedition = z.infer<typeof expedition>;
