import { previewSize } from '../../src/head/previewSize';
import { tokens } from '../../src/theme/tokens';
import { titleLines } from './titleLines';
import { outlinesOf } from './type';

const { width, height } = previewSize;
const margin = 72;
const neatline = { height: 16, segment: 50 };
const lineHeight = 1.1;
/** What holds 4.5:1 under white text over any picture, and the little that the mark needs. */
const scrim = { title: 0.6, mark: 0.42 };
/** Over this distance a scrim grows to its full strength. */
const veilReach = 150;
const headHeight = 200;

/** The part of a preview that the photograph fills; below it the veil has become night, so that titles cover little of it. */
export const photographSize = { width, height: 540 } as const;

const colours = tokens.colors;

type Stop = readonly [y: number, opacity: number];

/** Night that is as dense as the stops say, from one height to another. */
const veil = (id: string, stops: readonly Stop[]): string => {
  const [[first], [last]] = [stops[0] ?? [0], stops.at(-1) ?? [0]];
  const written = stops.map(
    ([y, opacity]) =>
      `<stop offset="${((y - first) / (last - first)).toFixed(3)}" stop-color="${colours.night}" stop-opacity="${opacity.toFixed(3)}"/>`,
  );
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${first}" y2="${last}">${written.join('')}</linearGradient>`;
};

/** Grows to its strength in the steps of a hero. */
const growing = (from: number, to: number, strength: number): Stop[] =>
  [0, 0.22, 0.66, 1].map((part, index) => [from + ((to - from) * index) / 3, part * strength]);

const neatlineOf = (top: number): string => {
  const segments = Array.from(
    { length: Math.ceil(width / (2 * neatline.segment)) },
    (_none, index) =>
      `M${2 * index * neatline.segment} ${top}h${neatline.segment}V${height}h-${neatline.segment}z`,
  );
  return `<rect y="${top}" width="${width}" height="${neatline.height}" fill="${colours.bg}"/><path d="${segments.join('')}M0 ${top}h${width}v2H0zM0 ${height - 2}h${width}v2H0z" fill="${colours.fg}"/>`;
};

/** Where the mark stands: at the top left, as on every page. */
export const logoPlace = { left: margin - 4, top: 48, height: 60 } as const;

/**
 * Draws what lies over the photograph of a preview: scrims, the title on the water, the neatline at the foot.
 * @param title without the company's name, which the mark says
 * @returns SVG of outlines only, in the size of a preview
 */
export const drawingOf = (title: string): string => {
  const { size, lines } = titleLines(title, width - 2 * margin);
  const foot = height - neatline.height;
  const lastBaseline = foot - 58;
  const firstBaseline = lastBaseline - (lines.length - 1) * size * lineHeight;
  // Clear of the dots of Ü and the breve of Й.
  const tick = firstBaseline - size * 0.74 - 46;
  const outlines = lines.map((line, index) =>
    outlinesOf(line, size, margin, firstBaseline + index * size * lineHeight),
  );
  const veilTop = tick - veilReach;
  const veils = [
    veil('foot', [...growing(veilTop, tick, scrim.title), [photographSize.height, 1], [foot, 1]]),
    veil('head', growing(headHeight, headHeight - veilReach, scrim.mark)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${veils.join('')}</defs><rect width="${width}" height="${headHeight}" fill="url(#head)"/><rect y="${veilTop}" width="${width}" height="${foot - veilTop}" fill="url(#foot)"/><rect x="${margin}" y="${tick}" width="${neatline.segment}" height="5" fill="${colours['night-signal']}"/><path d="${outlines.join('')}" fill="#ffffff"/>${neatlineOf(foot)}</svg>`;
};
