/**
 * The smallest value that is not exceeded by a share of all values (nearest rank), so always one that was measured.
 * @param share above 0, at most 1
 * @throws RangeError without values
 */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * share) - 1];
  if (value === undefined) throw new RangeError('There is no percentile of no values');
  return value;
};

/**
 * The middle value; of an even number the lower of the two in the middle.
 * @throws RangeError without values
 */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
