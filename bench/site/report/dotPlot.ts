import type { Standing } from '../summary';
import type { Figure } from '../targets';
import { escape, readable, withUnit } from './markup';
import { mark } from './mark';
import { scaleOf } from './scale';

interface DotPlot {
  figure: Figure<unknown>;
  standings: readonly Standing[];
  /** Codes of the languages in their order. */
  languages: readonly string[];
  /** What a page had the last time. */
  before: (address: string) => number | undefined;
}

const width = 360;
const left = 142;
const right = width - 12;
const top = 20;
const rowHeight = 26;

/** A page as a row names it: by the last part of its path. */
export const rowName = (path: string): string => path.split('/').pop() || 'home';

/**
 * A figure of all pages: a row for each page, a mark for each language, the limit as a step between, and from each mark a line back to
 * where it was the last time.
 */
export const dotPlot = ({ figure, standings, languages, before }: DotPlot): string => {
  const paths = [...new Set(standings.map(({ path }) => path))];
  const height = top + paths.length * rowHeight + 4;
  const all = standings.flatMap(({ address, median, limit }) => [median, limit, before(address) ?? median]);
  const { at, ticks } = scaleOf(all, left, right, { start: figure.isScore ? 90 : 0 });
  const rowTop = (path: string) => top + paths.indexOf(path) * rowHeight;
  const grid = ticks.map(
    (tick) =>
      `<line class="grid" x1="${at(tick)}" x2="${at(tick)}" y1="${top}" y2="${height - 4}"/>` +
      `<text class="tick" x="${at(tick)}" y="${top - 7}">${readable(tick)}</text>`,
  );
  const rows = paths.map((path) => {
    const y = rowTop(path);
    const limit = standings.find((one) => one.path === path)?.limit ?? 0;
    const [from, to] = figure.isScore ? [left, at(limit)] : [at(limit), right];
    return (
      `<rect class="over" x="${from}" y="${y}" width="${Math.max(0, to - from)}" height="${rowHeight}"/>` +
      `<line class="limit" x1="${at(limit)}" x2="${at(limit)}" y1="${y}" y2="${y + rowHeight}"/>` +
      `<text class="row" x="${left - 10}" y="${y + rowHeight / 2 + 4}">${escape(rowName(path))}</text>`
    );
  });
  const marks = standings.map(({ address, path, language, median, met }) => {
    const order = languages.indexOf(language);
    const y = rowTop(path) + (rowHeight * (order + 1)) / (languages.length + 1);
    const was = before(address);
    const trail =
      was === undefined ? '' : `<line class="trail" x1="${at(was)}" x2="${at(median)}" y1="${y}" y2="${y}"/>`;
    const title = `${address}: ${withUnit(median, figure.unit)}${was === undefined ? '' : `, before ${withUnit(was, figure.unit)}`}`;
    return `${trail}<g class="${met ? 'kept' : 'missed'}"><title>${escape(title)}</title>${mark(order, at(median), y)}</g>`;
  });
  const met = standings.filter((one) => one.met).length;
  const label = `${figure.title}: ${met} of ${standings.length} pages keep the budget`;
  return (
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(label)}">` +
    `${rows.join('')}${grid.join('')}${marks.join('')}</svg>`
  );
};
