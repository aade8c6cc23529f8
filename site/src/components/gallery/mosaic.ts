/** How many columns a photograph spans: in the grid of two columns and in the one of three. */
export type Span = { readonly inTwo: 1 | 2; readonly inThree: 1 | 2 };

/**
 * The rhythm of the gallery page: every fifth photograph spans two columns, alternating sides in three columns, and rows
 * stay full without changing the order.
 * @param place place in the shown list, from 0
 * @param total length of the shown list
 */
export const spanOf = (place: number, total: number): Span => {
  const leftAloneInTwo = place === total - 1 && (place % 5) % 2 === 1;
  return {
    inTwo: place % 5 === 0 || leftAloneInTwo ? 2 : 1,
    inThree: place % 10 === 0 || place % 10 === 6 ? 2 : 1,
  };
};
