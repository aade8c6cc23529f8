import { z } from 'zod';
import { contentFile } from './contentFile';
import { isoDate } from './calendar';
import { identifier } from './identifier';

const reason = z.string().min(10).describe('why this is right, in a few words');

/** What the check would call a fault but is right, each with its reason: exceptions.json. */
export const exceptions = contentFile('exceptions', '.', {
  sharedDepartures: z
    .array(
      z.strictObject({
        reason,
        expeditions: z
          .tuple([identifier(), identifier()])
          .describe('ids of the two expeditions that sail together on the same yachts'),
        start: isoDate().describe('first day of that departure, year-month-day'),
      }),
    )
    .describe('departures of two expeditions that are one voyage, so that their yachts may be the same'),
  decorativePictures: z
    .array(
      z.strictObject({
        reason,
        alts: z
          .array(z.string().regex(/^[\w-]+\.json(\/[^/]+)+$/, 'must be like "photos.json/2/alt"'))
          .min(1)
          .describe('places of the empty descriptions: file of texts and place, such as "photos.json/2/alt"'),
      }),
    )
    .describe('pictures that only decorate: their description is "" in every language'),
  sameAsEnglish: z
    .array(
      z.strictObject({
        reason,
        languages: z
          .array(z.string().min(2))
          .min(1)
          .optional()
          .describe('languages in which the texts are the same; left out when in all'),
        texts: z.array(z.string().min(1)).min(1).describe('the texts, whole, as they stand in locales/en'),
      }),
    )
    .describe('texts that are right although they are the same as in English, such as names'),
});

export type Exceptions = z.infer<typeof exceptions>;
