/** Random choices that a seed repeats. */
export interface Random {
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  /** True in so many cases of one. */
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
}

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

/** Mulberry32. */
const generate = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** @param seed the same text brings the same choices */
export const createRandom = (seed: string): Random => {
  const next = generate(hash(seed));
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (share) => next() < share,
    pick: (items) => items[between(0, items.length - 1)]!,
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
  };
};
