import { z } from 'zod';
import { contentFile } from './contentFile';
import { identifier } from './identifier';
import { focus, photographPath } from './image';
import { position } from './position';

/** A picture of the photo gallery: one file under photos/, named 01.json and so on. */
export const photo = contentFile('photo', '..', {
  id: z.int().min(1).describe('number of the photo, the same as the name of this file (01.json is 1)'),
  image: photographPath().describe('path of the photograph, relative to this file'),
  category: z
    .enum(['landscape', 'wildlife', 'expedition'])
    .describe('filter under which it is shown: "landscape", "wildlife" or "expedition"'),
  focus: focus()
    .optional()
    .describe('point that stays in view when edges are cut off, "left% top%"; left out for the middle'),
  position: position.optional().describe('where it was taken; left out when unknown'),
  homeOrder: z
    .int()
    .min(1)
    .max(8)
    .optional()
    .describe("place in the home page's gallery, 1 to 8; left out when not shown there"),
  previewOf: z
    .array(identifier())
    .min(1)
    .optional()
    .describe(
      'pages whose preview in social networks shows this photo, as they are called in seo.json; a page no photo names shows its own hero',
    ),
});

export type Photo = z.infer<typeof photo>;
