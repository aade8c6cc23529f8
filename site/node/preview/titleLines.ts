import { widthOf } from './type';

/** From the largest that looks well to the smallest that is still read where previews are small. */
const sizes = [104, 96, 88, 80, 72, 64, 56];

/** A title broken into lines. */
export type TitleLines = { readonly size: number; readonly lines: readonly string[] };

/** Fills each line as far as the width goes; a blank that does not break stays within its line. */
const fill = (words: readonly string[], size: number, width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const widest = (lines: readonly string[], size: number): number =>
  Math.max(...lines.map((line) => widthOf(line, size)));

/** Makes the lines alike in length without needing one more, as `text-wrap: balance` does. */
const balance = (words: readonly string[], size: number, width: number): string[] => {
  const wanted = fill(words, size, width).length;
  let narrowest = width;
  while (fill(words, size, narrowest - 10).length === wanted && narrowest > 20) narrowest -= 10;
  return fill(words, size, narrowest);
};

/**
 * Breaks a title into lines, as large as it fits: at the two largest sizes on one line, below them on two, at the smallest on three.
 * @param width in pixels
 */
export const titleLines = (title: string, width: number): TitleLines => {
  const words = title.replaceAll('\u00ad', '').split(' ');
  const fits = (size: number) => {
    const lines = fill(words, size, width);
    return lines.length <= (size > 88 ? 1 : size > 64 ? 2 : 3) && widest(lines, size) <= width;
  };
  const size = sizes.find(fits) ?? Math.min(...sizes);
  return { size, lines: balance(words, size, width) };
};
