const gap = '  ';

/** A text of somebody else's must not steer the terminal. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');

const widthOf = (text: string): number => [...text].length;

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/**
 * Lays out rows in columns.
 * @param header names of the columns
 * @param rows a cell for each column; null is shown as nothing
 * @returns lines, each with its line break
 */
export const table = (
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string => {
  const lines = [header, ...rows].map((cells) => cells.map((cell) => printable(String(cell ?? ''))));
  const widths = header.map((_, column) => Math.max(...lines.map((cells) => widthOf(cells[column] ?? ''))));
  return lines
    .map(
      (cells) =>
        `${cells
          .map((cell, column) => pad(cell, widths[column] ?? 0))
          .join(gap)
          .trimEnd()}\n`,
    )
    .join('');
};
