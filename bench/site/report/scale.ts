/** Places values on an axis. */
export interface Scale {
  /** Where a value stands. */
  at: (value: number) => number;
  /** Round values to name, ascending, all on the axis. */
  ticks: readonly number[];
}

/** The least of 1, 2 and 5 times a power of ten that is at least so large. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
};

/**
 * An axis with round ends.
 * @param values what has to have a place on it
 * @param from where the axis begins
 * @param to where it ends
 * @param options `start` is the least value, unless one is less; `steps` the most steps between ticks
 */
export const scaleOf = (
  values: readonly number[],
  from: number,
  to: number,
  { start, steps = 4 }: { start: number; steps?: number },
): Scale => {
  const low = Math.min(start, ...values);
  const high = Math.max(low + Number.EPSILON, ...values);
  const step = roundStep(Math.max((high - low) / steps, 1e-3));
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_none, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  const [bottom, top] = [first * step, last * step];
  return { at: (value) => from + ((value - bottom) / (top - bottom)) * (to - from), ticks };
};
