import { lastOf } from './lastRun';
import type { PageResult } from './run';

const page = (address: string, lcp: number): PageResult => ({
  address,
  path: address,
  language: 'en',
  figures: { lcp: { median: lcp, worst: lcp, runs: [lcp] } },
  view: { script: 0, bytes: 0, film: 0, kinds: {}, scripts: [], foreign: [] },
  visits: [],
});

const press = (milliseconds: number) => ({
  key: 'linkWarm' as const,
  language: 'de',
  what: '/de/fleet',
  milliseconds,
});

test('a page that the newest run left out keeps its figures of an older one', () => {
  const last = lastOf([
    { pages: [page('/', 1), page('/fleet', 2)], presses: [press(80)] },
    { pages: [page('/', 3)], presses: [] },
  ]);
  expect(last.figure('/', 'lcp')).toBe(3);
  expect(last.figure('/fleet', 'lcp')).toBe(2);
  expect(last.response('de', 'linkWarm')).toBe(80);
});

test('a figure that the newest run could not measure is that of the run before', () => {
  const last = lastOf([
    { pages: [page('/', 1)], presses: [] },
    { pages: [{ ...page('/', 2), figures: {} }], presses: [] },
  ]);
  expect(last.figure('/', 'lcp')).toBe(1);
});

test('what was never measured is unknown', () => {
  const last = lastOf([]);
  expect(last.figure('/', 'lcp')).toBeUndefined();
  expect(last.response('en', 'linkWarm')).toBeUndefined();
});
