import type { Page } from './pages/page';
import { median } from './statistics';

/** What is measured of every page. */
export type FigureKey =
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'script'
  | 'bytes'
  | 'foreign';

/** What is measured of the answers to a visitor. */
export type ResponseKey = 'linkWarm' | 'linkSlow' | 'nextPicture' | 'longestResponse';

/** A figure and its budget. */
export interface Figure<Key> {
  key: Key;
  title: string;
  unit: '' | 'ms' | 'KB';
  /** Whether it must not be under its limit; otherwise it must not be over. */
  isScore: boolean;
  /** What the median has to keep, on the home page and elsewhere. */
  limit: { home: number; elsewhere: number };
  /** What also the worst run has to keep. */
  worstLimit?: number;
}

const everywhere = (limit: number) => ({ home: limit, elsewhere: limit });

/** The budget of a page: the table "Targets" of issue 6. KB are 1024 bytes, compressed. */
export const figures: readonly Figure<FigureKey>[] = [
  {
    key: 'performance',
    title: 'Performance',
    unit: '',
    isScore: true,
    limit: everywhere(98),
    worstLimit: 95,
  },
  { key: 'accessibility', title: 'Accessibility', unit: '', isScore: true, limit: everywhere(100) },
  { key: 'bestPractices', title: 'Best practices', unit: '', isScore: true, limit: everywhere(100) },
  { key: 'seo', title: 'SEO', unit: '', isScore: true, limit: everywhere(100) },
  { key: 'lcp', title: 'Largest paint', unit: 'ms', isScore: false, limit: { home: 1500, elsewhere: 1300 } },
  { key: 'tbt', title: 'Blocked time', unit: 'ms', isScore: false, limit: everywhere(100) },
  { key: 'cls', title: 'Layout shift', unit: '', isScore: false, limit: everywhere(0) },
  {
    key: 'script',
    title: 'Script, first load',
    unit: 'KB',
    isScore: false,
    limit: { home: 110, elsewhere: 100 },
  },
  {
    key: 'bytes',
    title: 'All bytes, first view',
    unit: 'KB',
    isScore: false,
    limit: { home: 450, elsewhere: 350 },
  },
  {
    key: 'foreign',
    title: 'Requests to other origins before consent',
    unit: '',
    isScore: false,
    limit: everywhere(0),
  },
];

/** The budget of answers to a visitor: the same table. Links and pictures are judged by their 95th percentile. */
export const responses: readonly Figure<ResponseKey>[] = [
  {
    key: 'linkWarm',
    title: 'Link pressed to new heading painted, warm',
    unit: 'ms',
    isScore: false,
    limit: everywhere(100),
  },
  {
    key: 'linkSlow',
    title: 'The same, slow processor and line, prefetched',
    unit: 'ms',
    isScore: false,
    limit: everywhere(200),
  },
  {
    key: 'nextPicture',
    title: 'Next picture pressed to decoded',
    unit: 'ms',
    isScore: false,
    limit: everywhere(80),
  },
  {
    key: 'longestResponse',
    title: 'Longest response to an interaction, slow processor',
    unit: 'ms',
    isScore: false,
    limit: everywhere(150),
  },
];

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
