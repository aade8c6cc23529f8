import type { Page } from './pages/page';
import { median } from './statistics';
import type { Figure } from './targets';

/** A figure of a page over all its runs. */
export interface Measured {
  median: number;
  worst: number;
  runs: number[];
}

/** The limit of a figure on a page. */
export const limitOf = ({ limit }: Figure<unknown>, { path }: Pick<Page, 'path'>): number =>
  path === '/' ? limit.home : limit.elsewhere;

/**
 * Sums up the runs of a figure.
 * @throws RangeError without runs
 */
export const sumUp = ({ isScore }: Figure<unknown>, runs: readonly number[]): Measured => ({
  median: median(runs),
  worst: isScore ? Math.min(...runs) : Math.max(...runs),
  runs: [...runs],
});

const keeps = ({ isScore }: Figure<unknown>, value: number, limit: number): boolean =>
  isScore ? value >= limit : value <= limit;

/** Whether a figure keeps its budget on a page. */
export const isMet = (
  figure: Figure<unknown>,
  page: Pick<Page, 'path'>,
  { median: middle, worst }: Pick<Measured, 'median' | 'worst'>,
): boolean =>
  keeps(figure, middle, limitOf(figure, page)) &&
  (figure.worstLimit === undefined || keeps(figure, worst, figure.worstLimit));

/** A budget in words, such as `≤ 1500 ms on the home page, ≤ 1300 ms elsewhere`. */
export const budgetText = ({
  isScore,
  limit: { home, elsewhere },
  unit,
  worstLimit,
}: Figure<unknown>): string => {
  const text = (limit: number) => `${isScore ? '≥' : '≤'} ${limit}${unit && ` ${unit}`}`;
  const limits =
    home === elsewhere ? text(home) : `${text(home)} on the home page, ${text(elsewhere)} elsewhere`;
  return worstLimit === undefined ? limits : `${limits}, no run under ${worstLimit}`;
};
