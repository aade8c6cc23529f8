import { delayAfter, isGivenUp } from './backoff';

const hourMs = 3_600_000;

test('waits within ten seconds at first, then twice as long each time, up to an hour', () => {
  const delays = [1, 2, 3, 4].map((attempts) => delayAfter(attempts, 0));
  expect(delays).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(delayAfter(1, 1)).toBeLessThanOrEqual(10_000);
  expect(delayAfter(100, 0)).toBe(hourMs);
});

test('adds up to a half, so that entries spread', () => {
  expect(delayAfter(3, 0.5)).toBe(25_000);
});

test('gives up after three days and ten attempts', () => {
  const createdAt = new Date(0);
  expect(isGivenUp(createdAt, 80, 72 * hourMs - 1)).toBe(false);
  expect(isGivenUp(createdAt, 9, 72 * hourMs)).toBe(false);
  expect(isGivenUp(createdAt, 10, 72 * hourMs)).toBe(true);
});
