import { hasBegun, nextDeparture, shownDepartures } from './pastDepartures';

const dated = (start: string, featured: boolean | null = null) => ({
  start,
  end: start,
  year: null,
  season: null,
  featured,
});
const open = (year: number) => ({ start: null, end: null, year, season: 'summer', featured: null });

describe('a departure has begun', () => {
  it.each([
    [dated('2026-06-11'), '2026-06-10', false],
    [dated('2026-06-11'), '2026-06-11', true],
    [dated('2026-06-11'), '2027-01-01', true],
    [open(2026), '2026-12-31', false],
    [open(2026), '2027-01-01', true],
  ])('%o on %s: %s', (departure, today, begun) => {
    expect(hasBegun(departure, today)).toBe(begun);
  });
});

describe('on a day between two departures', () => {
  const [past, coming, later] = [dated('2026-06-11', true), dated('2026-06-22'), dated('2026-07-04')];
  const shown = (policy: 'keep' | 'mark' | 'hide') =>
    shownDepartures([past, coming, later], policy, '2026-06-15');

  it.each([
    ['keep', [false, false, false], past],
    ['mark', [true, false, false], coming],
    ['hide', [false, false], coming],
  ] as const)('"%s" shows them as %o and follows with the next', (policy, departed, next) => {
    expect(shown(policy).map((one) => one.departed)).toEqual(departed);
    expect(nextDeparture(shown(policy))).toBe(next);
  });
});

it('names no next departure when all have departed', () => {
  expect(nextDeparture(shownDepartures([dated('2026-06-11')], 'mark', '2027-01-01'))).toBeUndefined();
  expect(nextDeparture(shownDepartures([dated('2026-06-11')], 'hide', '2027-01-01'))).toBeUndefined();
});
