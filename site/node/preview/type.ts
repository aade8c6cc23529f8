import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** The site's own serif, one file for each script; outlines are drawn from it, so no font need be on the machine. */
const files = ['latin', 'cyrillic', 'latin-ext'].map(
  (script) => `files/noto-serif-display-${script}-wght-normal.woff2`,
);
const { resolve } = createRequire(path.resolve('package.json'));
const folder = path.dirname(resolve('@fontsource-variable/noto-serif-display/package.json'));

/** The tracking of titles over a hero, as on the pages. */
const trackingEm = -0.014;

const opened = new Map<string, Font>();

const open = (file: string): Font => {
  const known = opened.get(file);
  if (known) return known;
  const font = create(readFileSync(path.join(folder, file))) as Font;
  opened.set(file, font);
  return font;
};

/** The first file that has the character, or the first of all where none has. */
const fileOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return files.find((file) => open(file).hasGlyphForCodePoint(code)) ?? files[0] ?? '';
};

/** Parts of a text that one file can set. */
const runsOf = (text: string): { file: string; text: string }[] => {
  const runs: { file: string; text: string }[] = [];
  for (const character of text) {
    const file = fileOf(character);
    const last = runs.at(-1);
    if (last?.file === file) last.text += character;
    else runs.push({ file, text: character });
  }
  return runs;
};

/** Widths at a size of one pixel; breaking a title into lines asks for the same ones again and again. */
const unitWidths = new Map<string, number>();

/** How wide a line is. */
export const widthOf = (text: string, size: number): number => {
  let width = unitWidths.get(text);
  if (width === undefined) {
    const runs = runsOf(text).map((run) => {
      const font = open(run.file);
      const { glyphs, advanceWidth } = font.layout(run.text);
      return advanceWidth / font.unitsPerEm + glyphs.length * trackingEm;
    });
    width = runs.reduce((sum, one) => sum + one, 0);
    unitWidths.set(text, width);
  }
  return width * size;
};

/**
 * Sets one line in the site's serif.
 * @param size in pixels
 * @param left where the line begins
 * @param baseline where it stands
 * @returns the data of an SVG path
 */
export const outlinesOf = (text: string, size: number, left: number, baseline: number): string => {
  let x = left;
  const outlines: string[] = [];
  for (const run of runsOf(text)) {
    const font = open(run.file);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      outlines.push(glyph.path.scale(scale, -scale).translate(x, baseline).toSVG());
      x += (positions[index]?.xAdvance ?? 0) * scale + trackingEm * size;
    });
  }
  return outlines.join('');
};
