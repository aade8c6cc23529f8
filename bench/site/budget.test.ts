import { budgetText, isMet, limitOf, sumUp } from './budget';
import { figures, type FigureKey } from './targets';

const figure = (key: FigureKey) => {
  const found = figures.find((one) => one.key === key);
  if (!found) throw new Error(`There is no figure ${key}`);
  return found;
};
const home = { path: '/' };
const other = { path: '/antarctica' };

test('the worst of scores is the lowest, of everything else the highest', () => {
  expect(sumUp(figure('performance'), [99, 91, 100])).toEqual({ median: 99, worst: 91, runs: [99, 91, 100] });
  expect(sumUp(figure('lcp'), [1200, 900, 1400])).toMatchObject({ median: 1200, worst: 1400 });
});

test('no runs have no figure', () => {
  expect(() => sumUp(figure('lcp'), [])).toThrow(RangeError);
});

test('the home page may take longer than the others', () => {
  expect(limitOf(figure('lcp'), home)).toBe(1500);
  expect(limitOf(figure('lcp'), other)).toBe(1300);
  const measured = { median: 1301, worst: 1301 };
  expect(isMet(figure('lcp'), home, measured)).toBe(true);
  expect(isMet(figure('lcp'), other, measured)).toBe(false);
});

test('a limit that is just reached is kept', () => {
  expect(isMet(figure('lcp'), other, { median: 1300, worst: 9000 })).toBe(true);
  expect(isMet(figure('performance'), other, { median: 98, worst: 95 })).toBe(true);
  expect(isMet(figure('cls'), other, { median: 0, worst: 0 })).toBe(true);
});

test('a score under its limit misses, and so does one run of performance under 95', () => {
  expect(isMet(figure('seo'), other, { median: 99, worst: 99 })).toBe(false);
  expect(isMet(figure('performance'), other, { median: 97, worst: 97 })).toBe(false);
  expect(isMet(figure('performance'), other, { median: 99, worst: 94 })).toBe(false);
});

test('budgets read as a sentence', () => {
  expect(budgetText(figure('performance'))).toBe('≥ 98, no run under 95');
  expect(budgetText(figure('lcp'))).toBe('≤ 1500 ms on the home page, ≤ 1300 ms elsewhere');
  expect(budgetText(figure('foreign'))).toBe('≤ 0');
});
