import { spanOf } from './mosaic';

/** Columns taken in each row when photographs are laid in order. */
const rows = (total: number, columns: 2 | 3): number[] => {
  const filled = [0];
  for (let place = 0; place < total; place += 1) {
    const { inTwo, inThree } = spanOf(place, total);
    const span = columns === 2 ? inTwo : inThree;
    const last = filled[filled.length - 1] ?? 0;
    if (last + span > columns) filled.push(span);
    else filled[filled.length - 1] = last + span;
  }
  return filled;
};

test.each([1, 2, 3, 4, 5, 20, 22, 23, 24, 27])(
  'fills every row of two columns with %i photographs',
  (total) => {
    expect(new Set(rows(total, 2))).toEqual(new Set([2]));
  },
);

test.each([5, 20, 22, 23, 27])(
  'leaves no gap but in the last row of three columns with %i photographs',
  (total) => {
    expect(new Set(rows(total, 3).slice(0, -1))).toEqual(new Set([3]));
  },
);

test('gives two columns to one photograph in five', () => {
  const wide = Array.from({ length: 20 }, (_, place) => spanOf(place, 20)).filter(
    ({ inThree }) => inThree === 2,
  );
  expect(wide).toHaveLength(4);
});
