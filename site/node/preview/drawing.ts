import { previewSize } from '../../src/head/previewSize';
import { tokens } from '../../src/theme/tokens';
import { titleLines } from './titleLines';
import { outlinesOf } from './type';

const { width, height } = previewSize;
const margin = 72;
const neatline = { height: 16, segment: 50 };
const lineHeight = 1.1;
/** What holds 4.5:1 under white text over any picture, and the little that the mark needs (LOOK 2). */
const scrim = { title: 0.6, mark: 0.42 };
/** Over this distance a scrim grows to its full strength. */
const veilReach = 150;
const headHeight = 200;

const colours = tokens.colors;

/** Night that grows from nothing in the four steps of a hero (LOOK 2). */
const veil = (id: string, from: number, to: number, alpha: number): string => {
  const step = (offset: number, part: number) =>
    `<stop offset="${offset}" stop-color="${colours.night}" stop-opacity="${(part * alpha).toFixed(3)}"/>`;
  const end = veilReach / Math.abs(to - from);
  const stops = [step(0, 0), step(end / 3, 0.22), step((2 * end) / 3, 0.66), step(end, 1), step(1, 1.3)];
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}">${stops.join('')}</linearGradient>`;
};

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
 * Draws what lies over the photograph of a preview: scrims, the title on the water, the neatline at the foot (LOOK 1, 2).
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${veil('foot', veilTop, foot, scrim.title)}${veil('head', headHeight, 0, scrim.mark)}</defs><rect width="${width}" height="${headHeight}" fill="url(#head)"/><rect y="${veilTop}" width="${width}" height="${foot - veilTop}" fill="url(#foot)"/><rect x="${margin}" y="${tick}" width="${neatline.segment}" height="5" fill="${colours['night-signal']}"/><path d="${outlines.join('')}" fill="#ffffff"/>${neatlineOf(foot)}</svg>`;
};
