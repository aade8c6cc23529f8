/** Shapes tell languages apart also without colour. */
const shapes = [
  (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="3.6"/>`,
  (x: number, y: number) => `<path d="M${x} ${y - 4.6}l4.6 4.6l-4.6 4.6l-4.6-4.6z"/>`,
  (x: number, y: number) => `<path d="M${x} ${y - 4.4}l4.6 8h-9.2z"/>`,
  (x: number, y: number) => `<rect x="${x - 3.4}" y="${y - 3.4}" width="6.8" height="6.8"/>`,
];

/**
 * The mark of a language.
 * @param order the language's place among all, from 0
 */
export const mark = (order: number, x: number, y: number): string =>
  (shapes[order % shapes.length] as (typeof shapes)[number])(Number(x.toFixed(1)), Number(y.toFixed(1)));
