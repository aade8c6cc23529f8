import { z } from 'zod';
import { contentFile } from './contentFile';
import { identifier } from './identifier';
import { drawingPath, hero, photographPath, plate } from './image';

const tender = z.strictObject({
  lengthMetres: z.number().positive().describe('length in metres, such as 4.2'),
  persons: z.int().min(1).describe('how many persons it carries'),
});

const plan = z.strictObject({
  drawing: drawingPath().describe(
    'path of the deck plan as SVG, relative to this file; plan.json lies beside it',
  ),
  picture: photographPath().describe('path of the same plan as PNG'),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'must be a colour as # and six digits, such as "#1d3f7a"')
    .describe('colour of the numbers in the drawing, such as "#1d3f7a"; the legend repeats it'),
  legend: z
    .record(z.string().regex(/^[1-9]\d*$/, 'must be a number of the plan'), identifier())
    .describe(
      'what each number of the plan is, the same as in plan.json; the words live in locales/*/vessels.json under legend',
    ),
});

/** A yacht of the fleet: one file under vessels/. Words about her live in locales/*\/vessels.json. */
export const vessel = contentFile('vessel', '..', {
  id: identifier().describe('name of this file without .json; the address of her page'),
  order: z.int().min(1).describe('place in the fleet, from 1'),
  name: z.string().min(1).describe('her name, the same in all languages'),
  lengthMetres: z.number().positive().describe('length over all in metres'),
  guests: z.int().min(1).describe('most guests aboard'),
  cabins: z.int().min(1).describe('number of guest cabins'),
  built: z.int().min(1900).max(2100).describe('year she was built'),
  refitted: z.int().min(1900).max(2100).describe('year of the last reconstruction'),
  iceClass: z.enum(['1A Super', '1A', '1B', '1C']).describe('ice class: "1A Super", "1A", "1B" or "1C"'),
  crew: z.int().min(1).describe('number of crew'),
  maximumSpeedKnots: z.number().positive().describe('maximum speed in knots'),
  propulsion: z
    .strictObject({
      engineKilowatts: z.int().min(1).describe('power of the engine in kilowatts'),
      sails: z.boolean().describe('true when she also sails'),
    })
    .describe('what drives her'),
  tenders: z.array(tender).describe('her boats'),
  hull: z
    .enum(['steel', 'aluminium', 'composite'])
    .describe('material of the hull: "steel", "aluminium" or "composite"'),
  make: z.string().min(1).describe('name of the builder'),
  watermakerLitresPerHour: z.int().min(0).describe('fresh water made in an hour, in litres'),
  dieselLitres: z.int().min(0).describe('diesel carried, in litres'),
  freshWaterLitres: z.int().min(0).describe('fresh water carried, in litres'),
  sailAreaSquareMetres: z.int().min(0).describe('total sail area in square metres'),
  hero: hero.describe('picture at the head of her page'),
  cardImage: plate.describe('picture of her card'),
  fleetImage: plate.describe('large picture of her on the fleet page'),
  gallery: z
    .array(photographPath())
    .length(11)
    .describe('the eleven pictures of her gallery, 00 to 10, in order'),
  plan: plan.describe('deck plan'),
}).refine(({ built, refitted }) => built <= refitted, {
  path: ['refitted'],
  message: 'is before the year she was built → must be "built" or later',
});

export type Vessel = z.infer<typeof vessel>;
