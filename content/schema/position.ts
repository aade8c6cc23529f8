import { z } from 'zod';

/** A place on the chart in decimal degrees; the pages print degrees and minutes. */
export const position = z.strictObject({
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .describe('decimal degrees, north positive, south negative, such as -64.85'),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .describe('decimal degrees, east positive, west negative, such as -62.9'),
});

export type Position = z.infer<typeof position>;
