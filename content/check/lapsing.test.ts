import { reportAfter } from './fixture/project';

const file = 'content/expeditions/newyear2027.json';

test.each([
  ['2025-01-01', []],
  ['2026-10-28', [expect.stringContaining('antarctica')]],
  [
    '2026-10-29',
    [expect.stringContaining('antarctica'), `${file}: /departures: begin within 60 days: 2026-12-28`],
  ],
  [
    '2026-12-28',
    [expect.stringContaining('antarctica'), `${file}: /departures: begun, still shown: 2026-12-28`],
  ],
  [
    '2027-01-01',
    [
      'content/expeditions/antarctica.json: /departures: begun, still shown: 2025-12-01, 2026',
      `${file}: /departures: begun, still shown: 2026-12-28`,
    ],
  ],
])('on %s it is told what has lapsed and what lapses soon', async (today, lines) => {
  const { lapsing, faults } = await reportAfter(today);
  expect(faults).toEqual([]);
  expect(lapsing).toEqual(lines);
});

test('it is told what the pages do with it', async () => {
  const { lapsing } = await reportAfter('2027-01-01', {
    file: 'content/company.json',
    at: '/pastDepartures',
    value: 'hide',
  });
  expect(lapsing[1]).toBe(`${file}: /departures: begun, not shown: 2026-12-28`);
});
