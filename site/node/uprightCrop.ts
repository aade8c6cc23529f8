/** Width over height of the crops: a phone's screen below its browser's bars; a taller screen cuts a little more off. */
const shape = 3 / 5;

/** A part of a picture, in pixels. */
export type Crop = { left: number; top: number; width: number; height: number };

/**
 * The part of a picture that an upright screen shows. It is cut as `object-position` cuts, so that the same position frames the
 * crop as it would frame the whole picture.
 * @param source size in pixels
 * @param focus per cent from the left and from the top, such as `50% 40%`
 */
export const uprightCrop = (source: { width: number; height: number }, focus: string): Crop => {
  const width = Math.min(source.width, Math.round(source.height * shape));
  const fromLeft = Number.parseFloat(focus) / 100;
  return { left: Math.round((source.width - width) * fromLeft), top: 0, width, height: source.height };
};
