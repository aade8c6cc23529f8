import { lastOf } from '../lastRun';
import type { SiteRun } from '../run';
import { reportPage } from './reportPage';

const runWith = (lcp: number, label = 'Where the charts turn white'): SiteRun => ({
  startedAt: '2026-01-02T03:04:05.000Z',
  isQuick: true,
  chromium: '1',
  lighthouse: '2',
  pages: [
    {
      address: '/de/antarctica',
      path: '/antarctica',
      language: 'de',
      figures: {
        lcp: { median: lcp, worst: lcp, runs: [lcp] },
        foreign: { median: 0, worst: 0, runs: [0] },
      },
      view: { script: 1, bytes: 2, film: 0, kinds: {}, scripts: [], foreign: [] },
      visits: [
        {
          performance: 90,
          accessibility: 100,
          bestPractices: 100,
          seo: 100,
          lcp,
          tbt: 0,
          cls: 0,
          machineIndex: 1000,
          shown: '/de/antarctica',
          lcpElement: label,
          shifts: [],
          shortfalls: [],
        },
      ],
    },
  ],
  presses: [{ key: 'linkWarm', language: 'de', what: '/de/fleet', milliseconds: 99 }],
  failures: [],
});

test('the page asks for nothing beside it', () => {
  const page = reportPage(runWith(1400), lastOf([]));
  expect(page).not.toMatch(/<script|<link rel="(?!icon)|src=|url\(|@import|https?:/);
});

test('what was read of the site stays text', () => {
  const page = reportPage(runWith(1400, '<img onerror="x">'), lastOf([]));
  expect(page).toContain('&lt;img onerror=&quot;x&quot;&gt;');
  expect(page).not.toContain('<img');
});

test('targets are counted: a missed figure is, one that was not measured is not', () => {
  expect(reportPage(runWith(1400), lastOf([]))).toContain('<h1>2 of 3 targets kept</h1>');
  expect(reportPage(runWith(1300), lastOf([]))).toContain('<h1>3 of 3 targets kept</h1>');
});

test('the change since the last run is told, and whether it is for the worse', () => {
  const worse = reportPage(runWith(1400), lastOf([runWith(1250)]));
  expect(worse).toContain('<span class="worse">+150</span>');
  expect(worse).toContain('/de/antarctica: 1400 ms, before 1250 ms');
  expect(reportPage(runWith(1250), lastOf([runWith(1400)]))).toContain('<span class="better">−150</span>');
});

test('what could not be measured is named', () => {
  const page = reportPage({ ...runWith(1400), failures: ['links (de): no answer'] }, lastOf([]));
  expect(page).toContain('links (de): no answer');
});
