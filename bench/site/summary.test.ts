import type { Press } from './interactions/response';
import type { PageResult } from './run';
import { summarise, summariseResponses } from './summary';

const page = (path: string, lcp: number, performance: number): PageResult => ({
  address: path,
  path,
  language: 'en',
  figures: {
    lcp: { median: lcp, worst: lcp, runs: [lcp] },
    performance: { median: performance, worst: performance, runs: [performance] },
  },
  view: { script: 0, bytes: 0, film: 0, kinds: {}, scripts: [], foreign: [] },
  visits: [],
});

const summaryOf = (pages: PageResult[], key: string) =>
  summarise({ pages }).find(({ figure }) => figure.key === key);

test('the furthest page is measured from its own limit, not by its value', () => {
  const summary = summaryOf([page('/', 1600, 98), page('/fleet', 1550, 99)], 'lcp');
  expect(summary?.furthest?.address).toBe('/fleet');
  expect(summary?.met).toBe(0);
});

test('of scores the lowest is the furthest', () => {
  const summary = summaryOf([page('/', 1, 97), page('/fleet', 1, 99), page('/about', 1, 40)], 'performance');
  expect(summary?.furthest?.address).toBe('/about');
  expect(summary?.met).toBe(1);
});

test('a figure that was not measured has no standing', () => {
  expect(summaryOf([page('/', 1, 100)], 'seo')).toMatchObject({ standings: [], met: 0, furthest: undefined });
});

const press = (key: Press['key'], language: string, milliseconds: number): Press => ({
  key,
  language,
  what: `after ${milliseconds}`,
  milliseconds,
});

test('links are judged by their 95th percentile, interactions by the longest', () => {
  const twenty = Array.from({ length: 20 }, (_none, index) => (index < 19 ? 50 : 900));
  const links = twenty.map((milliseconds) => press('linkWarm', 'en', milliseconds));
  const answers = twenty.map((milliseconds) => press('longestResponse', 'en', milliseconds));
  const [warm, longest] = summariseResponses([...answers, ...links]);
  expect(warm).toMatchObject({ value: 50, met: true, slowest: { what: 'after 900' } });
  expect(longest).toMatchObject({ value: 900, met: false });
});

test('every language stands for itself', () => {
  const summaries = summariseResponses([press('nextPicture', 'ru', 81), press('nextPicture', 'de', 80)]);
  expect(summaries.map(({ language, met }) => [language, met])).toEqual([
    ['ru', false],
    ['de', true],
  ]);
});
