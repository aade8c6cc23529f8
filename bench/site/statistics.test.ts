import { median, percentile } from './statistics';

test('the median does not depend on the order and is a measured value', () => {
  expect(median([90, 100, 10, 20, 95])).toBe(90);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([7])).toBe(7);
});

test('numbers are sorted as numbers', () => {
  expect(median([9, 10, 100])).toBe(10);
});

test('the 95th percentile leaves out the slowest of twenty, but not of nineteen', () => {
  const values = Array.from({ length: 20 }, (_none, index) => index + 1);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values.slice(0, 19), 0.95)).toBe(19);
  expect(percentile(values, 1)).toBe(20);
});

test('no values have no percentile', () => {
  expect(() => percentile([], 0.95)).toThrow(RangeError);
});
