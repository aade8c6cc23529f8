import { readLighthouse, type LighthouseResult } from './read';

const node = { selector: 'main > h1', nodeLabel: 'Where the charts turn white' };

const result: LighthouseResult = {
  finalDisplayedUrl: 'http://localhost:8790/ru/newyear2027?x=1',
  environment: { benchmarkIndex: 1234.5 },
  categories: {
    performance: { score: 0.985, auditRefs: [{ id: 'total-blocking-time', weight: 30 }] },
    accessibility: {
      score: 0.96,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'image-alt', weight: 10 },
        { id: 'focus-traps', weight: 0 },
        { id: 'video-caption', weight: 10 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 0, auditRefs: [{ id: 'is-crawlable', weight: 4 }] },
  },
  audits: {
    'largest-contentful-paint': { score: 0.9, numericValue: 1234.56 },
    'total-blocking-time': { score: 0.1, numericValue: 99.5 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.00349 },
    'color-contrast': { score: 0 },
    'image-alt': { score: 1 },
    'focus-traps': { score: 0 },
    'video-caption': { score: null },
    'is-crawlable': { score: 0 },
    'largest-contentful-paint-element': { score: null, details: { items: [{ items: [{ node }] }] } },
    'layout-shifts': {
      score: null,
      details: {
        items: [
          { node, score: 0.00349, subItems: { items: [{ cause: 'Web font' }, { cause: 'Web font' }] } },
          { score: 0.001 },
        ],
      },
    },
  },
};

test('scores count to 100, times are whole milliseconds, shifts are thousandths', () => {
  expect(readLighthouse(result)).toMatchObject({
    performance: 99,
    accessibility: 96,
    bestPractices: 100,
    seo: 0,
    lcp: 1235,
    tbt: 100,
    cls: 0.003,
    machineIndex: 1234.5,
  });
});

test('what explains the figures is told: the page shown, elements, audits that cost points', () => {
  expect(readLighthouse(result)).toMatchObject({
    shown: '/ru/newyear2027',
    lcpElement: 'main > h1 "Where the charts turn white"',
    shifts: [
      'main > h1 "Where the charts turn white" · 0.0035 · Web font',
      'an element that is gone · 0.0010',
    ],
    shortfalls: ['color-contrast', 'is-crawlable'],
  });
});

test('a page that could not be measured is no page with figures', () => {
  const runtimeError = { code: 'NO_FCP', message: 'The page did not paint any content' };
  expect(() => readLighthouse({ ...result, runtimeError })).toThrow('NO_FCP: The page did not paint');
});

test('a missing score or figure is not taken for zero', () => {
  const categories = { ...result.categories, seo: { score: null, auditRefs: [] } };
  expect(() => readLighthouse({ ...result, categories })).toThrow('seo');
  const audits = { ...result.audits, 'total-blocking-time': { score: null } };
  expect(() => readLighthouse({ ...result, audits })).toThrow('total-blocking-time');
});
