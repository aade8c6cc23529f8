import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from './repositoryRoot';
import { readRetention } from './retention';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  mkdirSync(path.join(folder, 'expeditions'));
  write('company.json', { retention: { bookingYears: 3, contactYears: 2 } });
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown): void =>
  writeFileSync(path.join(folder, name), JSON.stringify(content));

test('an expedition is over after the last day of its last departure', () => {
  write('expeditions/a.json', {
    bookingName: 'East Greenland',
    departures: [{ end: '2026-09-17' }, { end: '2026-09-29' }, { end: '2026-06-18' }],
  });
  expect([...readRetention(folder).completions]).toEqual([
    ['East Greenland', new Date('2026-09-30T00:00:00Z')],
  ]);
});

test('a departure without fixed dates is over when its year is', () => {
  write('expeditions/a.json', { bookingName: 'Lofoten', departures: [{ year: 2025 }, { year: 2026 }] });
  expect(readRetention(folder).completions.get('Lofoten')).toEqual(new Date('2027-01-01T00:00:00Z'));
});

test('both names of an expedition end with it, and one without departures has no end', () => {
  write('expeditions/a.json', {
    bookingName: 'A',
    applicationName: 'B',
    departures: [{ end: '2027-01-08' }],
  });
  write('expeditions/b.json', { bookingName: 'C', departures: [] });
  expect([...readRetention(folder).completions.keys()]).toEqual(['A', 'B']);
});

test('names the file that does not say how long', () => {
  write('expeditions/a.json', { bookingName: 'A', departures: [] });
  write('company.json', { retention: { bookingYears: 0, contactYears: 2 } });
  expect(() => readRetention(folder)).toThrow(/^content\/company\.json: \/retention /);
});

test('names file and field of a wrong date', () => {
  write('expeditions/a.json', { bookingName: 'A', departures: [{ end: 'soon' }] });
  expect(() => readRetention(folder)).toThrow(/^content\/expeditions\/a\.json: \/departures\/0\/end: /);
});

test('the shipped content says how long: three years and two', () => {
  const { bookingYears, contactYears, completions } = readRetention(path.join(repositoryRoot, 'content'));
  expect([bookingYears, contactYears]).toEqual([3, 2]);
  expect(completions.get('East Greenland')).toEqual(new Date('2026-09-30T00:00:00Z'));
});
