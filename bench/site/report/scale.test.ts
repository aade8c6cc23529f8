import { scaleOf } from './scale';

test('the axis has round ends that hold every value', () => {
  const { at, ticks } = scaleOf([130, 2789], 100, 300, { start: 0 });
  expect(ticks).toEqual([0, 1000, 2000, 3000]);
  expect(at(0)).toBe(100);
  expect(at(3000)).toBe(300);
  expect(at(1500)).toBe(200);
});

test('a score that is less than expected still has a place', () => {
  const { at, ticks } = scaleOf([67, 100], 0, 100, { start: 90 });
  expect(ticks[0]).toBeLessThanOrEqual(67);
  expect(at(67)).toBeGreaterThanOrEqual(0);
  expect(at(100)).toBeLessThanOrEqual(100);
});

test('equal values have a place too', () => {
  const { at, ticks } = scaleOf([0, 0], 0, 100, { start: 0 });
  expect(at(0)).toBe(0);
  expect(ticks.length).toBeGreaterThan(1);
});

test('ticks carry no rounding dust', () => {
  expect(scaleOf([0.3], 0, 1, { start: 0 }).ticks).toEqual([0, 0.1, 0.2, 0.3]);
});
