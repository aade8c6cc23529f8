import { z } from 'zod';
import { contentFile } from './contentFile';
import { backgroundFilm, hostedFilm } from './film';
import { identifier } from './identifier';
import { focus, hero, plate } from './image';

const guest = plate.extend({
  portrait: z
    .strictObject({
      focus: focus().describe('point that stays in view in the round portrait, "left% top%"'),
      zoom: z.number().min(1).max(4).describe('how much the portrait is enlarged, 1 to 4'),
    })
    .describe('how the same picture is cut for the round portrait in the hero'),
});

const route = z.strictObject({
  view: z
    .enum(['list', 'stepper'])
    .describe(
      'how the days are shown: "list" all below each other, "stepper" one at a time with a button for each',
    ),
  itinerary: identifier().describe('id of the itinerary, a file under itineraries/'),
  voyage: identifier()
    .optional()
    .describe('id of the expedition whose page tells more; left out when the section links to none'),
});

/** Pictures and films of a page that is not an expedition's or a vessel's: one file under pages/. */
export const page = contentFile('page', '..', {
  id: identifier().describe('name of this file without .json'),
  hero: hero.describe('picture at the head of the page'),
  film: backgroundFilm
    .optional()
    .describe('our own film behind the hero; left out when the picture stands still'),
  promo: hostedFilm.optional().describe('film embedded in the page'),
  expertise: plate.optional().describe('picture beside the safety lists of the about page'),
  guest: guest.optional().describe('picture of the special guest of a New Year page'),
  awaits: z.array(plate).length(3).optional().describe('three pictures of "what awaits" on a New Year page'),
  route: route.optional().describe('the days shown on a New Year page'),
  vessels: z
    .array(identifier())
    .min(1)
    .optional()
    .describe('ids of the yachts with a card on a New Year page, files under vessels/'),
  celebration: plate.optional().describe('wide picture of the celebration on a New Year page'),
});

export type Page = z.infer<typeof page>;
