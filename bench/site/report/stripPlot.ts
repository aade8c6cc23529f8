import type { ResponseSummary } from '../summary';
import { escape, readable } from './markup';
import { mark } from './mark';
import { scaleOf } from './scale';

const width = 360;
const left = 44;
const right = width - 12;
const top = 20;
const rowHeight = 44;

/**
 * The answers to a visitor of one kind: a row for each language, a mark for each press, and a bar where the judged value stands.
 * @param summaries of one figure, a language each
 * @param languages codes in their order
 * @param before what a language had the last time, in milliseconds
 */
export const stripPlot = (
  summaries: readonly ResponseSummary[],
  languages: readonly string[],
  before: (language: string) => number | undefined,
): string => {
  const height = top + summaries.length * rowHeight + 4;
  const limit = summaries[0]?.limit ?? 0;
  const all = summaries.flatMap(({ presses, language, value }) => [
    ...presses.map(({ milliseconds }) => milliseconds),
    before(language) ?? value,
  ]);
  const { at, ticks } = scaleOf([limit, ...all], left, right, { start: 0 });
  const grid = ticks.map(
    (tick) =>
      `<line class="grid" x1="${at(tick)}" x2="${at(tick)}" y1="${top}" y2="${height - 4}"/>` +
      `<text class="tick" x="${at(tick)}" y="${top - 7}">${readable(tick)}</text>`,
  );
  const rows = summaries.map(({ language, presses, value }, index) => {
    const y = top + index * rowHeight;
    const middle = y + rowHeight / 2;
    const was = before(language);
    const marks = presses.map(({ what, milliseconds }, place) => {
      // Presses of the same length would hide each other.
      const spread = middle + ((place % 5) - 2) * 5;
      const title = `${what}: ${readable(milliseconds)} ms`;
      return `<g class="press ${milliseconds <= limit ? 'kept' : 'missed'}"><title>${escape(title)}</title>${mark(languages.indexOf(language), at(milliseconds), spread)}</g>`;
    });
    return (
      `<text class="row" x="${left - 10}" y="${middle + 4}">${escape(language)}</text>${marks.join('')}` +
      (was === undefined
        ? ''
        : `<line class="before" x1="${at(was)}" x2="${at(was)}" y1="${y + 4}" y2="${y + rowHeight - 4}"/>`) +
      `<line class="value" x1="${at(value)}" x2="${at(value)}" y1="${y + 4}" y2="${y + rowHeight - 4}"/>`
    );
  });
  const frame =
    `<rect class="over" x="${at(limit)}" y="${top}" width="${Math.max(0, right - at(limit))}" height="${height - 4 - top}"/>` +
    `<line class="limit" x1="${at(limit)}" x2="${at(limit)}" y1="${top}" y2="${height - 4}"/>`;
  const label = summaries.map(({ language, value }) => `${language} ${readable(value)} ms`).join(', ');
  return (
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(label)}">` +
    `${frame}${grid.join('')}${rows.join('')}</svg>`
  );
};
