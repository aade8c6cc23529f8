import { z } from 'zod';

const fileUnderImages = (extensions: string) =>
  z
    .string()
    .regex(
      new RegExp(`^\\.{1,2}/images/([\\w-]+/)*[\\w-]+\\.(${extensions})$`),
      `must be a path under images/ that ends in .${extensions.replaceAll('|', ', .')}`,
    );

/** A path of a photograph, relative to the JSON file (as Gatsby's `@fileByRelativePath` wants it). */
export const photographPath = () => fileUnderImages('jpg|png');

/** A path of a drawing, relative to the JSON file. */
export const drawingPath = () => fileUnderImages('svg');

/** A path of one of our own films, relative to the JSON file. */
export const filmPath = (extension: 'webm' | 'mp4') => fileUnderImages(extension);

/** The point of a picture that stays visible when its edges are cut off: per cent from the left and from the top. */
export const focus = () =>
  z
    .string()
    .regex(
      /^(100|\d{1,2})% (100|\d{1,2})%$/,
      'must be two percentages, from the left and from the top, such as "50% 40%"',
    );

const focusField = focus().describe(
  'point that stays in view when edges are cut off, "left% top%", such as "50% 40%"',
);

/** A photograph with its focal point. */
export const plate = z.strictObject({
  image: photographPath().describe(
    'path of the photograph, relative to this file, such as "../images/gallery/photo-05.jpg"',
  ),
  focus: focusField,
});

/** The full-bleed picture at the head of a page with its text's place and scrim. */
export const hero = plate.extend({
  text: z
    .enum(['top', 'bottom'])
    .describe('where the text stands: "top" in the sky or "bottom" on the water'),
  scrim: z
    .strictObject({
      navigation: z
        .number()
        .min(0)
        .max(1)
        .describe('darkness behind the navigation, 0 to 1; 0 when the text stands at the top'),
      text: z
        .number()
        .min(0)
        .max(1)
        .describe('darkness behind the text, 0 to 1; 0.6 is safe over any picture'),
    })
    .describe('how much the picture is darkened so that white text stays readable'),
});

export type Plate = z.infer<typeof plate>;
export type Hero = z.infer<typeof hero>;
