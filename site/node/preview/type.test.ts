/** @jest-environment node */
import { outlinesOf, widthOf } from './type';

const drawn = (text: string) => outlinesOf(text, 50, 0, 0);

test.each(['Antarctica', 'Über Grönland', 'Экспедиция в Антарктиду', 'Яхта Lea', 'Łódź', '€15 000 — №1'])(
  'sets "%s" from the packaged fonts, every letter with an outline of its own',
  (text) => {
    const nowhere = drawn('\u{1F9CA}');
    for (const letter of text.replace(/\s/g, '')) {
      expect(widthOf(letter, 50)).toBeGreaterThan(0);
      expect(drawn(letter)).not.toBe('');
      expect(drawn(letter)).not.toBe(nowhere);
    }
  },
);

test('a line grows with its size and with what is put to its end', () => {
  expect(widthOf('Лёд Ice', 100)).toBeCloseTo(2 * widthOf('Лёд Ice', 50), 6);
  expect(widthOf('Лёд Ice', 50)).toBeCloseTo(widthOf('Лёд', 50) + widthOf(' Ice', 50), 6);
});

test('outlines stand where they are told to', () => {
  const [, x, y] = /^M([\d.-]+) ([\d.-]+)/.exec(outlinesOf('I', 50, 100, 200)) ?? [];
  const [, x0, y0] = /^M([\d.-]+) ([\d.-]+)/.exec(drawn('I')) ?? [];
  expect(Number(x) - Number(x0)).toBeCloseTo(100, 1);
  expect(Number(y) - Number(y0)).toBeCloseTo(200, 1);
});
