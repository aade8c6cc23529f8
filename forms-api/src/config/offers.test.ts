import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOffers } from './offers';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'expeditions-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

test('offers every expedition and every New Year page’s fixed value', () => {
  write('a.json', '{ "bookingName": "East Greenland", "duration": 8 }');
  write('b.json', '{ "bookingName": "New Year", "applicationName": "New Year Application" }');
  write('notes.txt', 'no expedition');
  expect(readOffers(folder)).toEqual({
    expeditions: ['East Greenland', 'New Year', 'New Year Application'],
    phoneOptionalFor: ['New Year Application'],
  });
});

test('names file and field when a name is missing', () => {
  write('a.json', '{ "applicationName": "" }');
  expect(() => readOffers(folder)).toThrow(
    /^content\/expeditions\/a\.json: \/bookingName: .+\ncontent\/expeditions\/a\.json: \/applicationName: /,
  );
});

test('names the file that is not JSON', () => {
  write('a.json', '{');
  expect(() => readOffers(folder)).toThrow(/^content\/expeditions\/a\.json: is not readable JSON/);
});

test('says that the folder holds no expedition', () => {
  expect(() => readOffers(folder)).toThrow(/^content\/expeditions: /);
  expect(() => readOffers(path.join(folder, 'missing'))).toThrow(/^content\/expeditions: /);
});
