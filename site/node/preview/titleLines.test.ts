/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { pageName } from '../../src/head/pageName';
import { languages } from '../languages';
import { titleLines } from './titleLines';
import { widthOf } from './type';

const width = 1056;

type Seo = Record<string, { title: string }>;

const shipped = languages.flatMap((language) => {
  const file = path.resolve('../locales', language, 'seo.json');
  const pages = JSON.parse(fs.readFileSync(file, 'utf8')) as Seo;
  return Object.values(pages).map(({ title }) => pageName(title, 'Polar Meridian'));
});

test('every shipped title fits, in two lines at most', () => {
  expect(shipped.length).toBeGreaterThan(60);
  for (const title of shipped) {
    const { size, lines } = titleLines(title, width);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(width);
  }
});

test('a short title is set larger than a long one', () => {
  expect(titleLines('Lea', width).size).toBeGreaterThan(
    titleLines('A voyage far too long for one line', width).size,
  );
});

test('lines are alike in length', () => {
  expect(titleLines('Sailing expeditions to Antarctica and Greenland', width).lines).toEqual([
    'Sailing expeditions to',
    'Antarctica and Greenland',
  ]);
});

test('a blank that does not break stays within its line, and a hint for hyphens is not seen', () => {
  expect(
    titleLines('Экспедиции к\u00a0берегам Антарктиды и\u00a0Гренландии', width).lines.join('|'),
  ).toContain('к\u00a0берегам');
  expect(titleLines('Nutzungs\u00adbedingungen', width).lines).toEqual(['Nutzungsbedingungen']);
});

test('a word wider than the picture is set as small as may be rather than lost', () => {
  expect(titleLines('x'.repeat(80), width)).toEqual({ size: 56, lines: ['x'.repeat(80)] });
});
