import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useState } from 'react';
import { preload } from '../media/preload';

type Shown = {
  index: number;
  /** The picture shown until now, which stays below the arriving one; undefined until the first change. */
  before?: number;
};

/**
 * The state of a gallery that wraps around at both ends.
 * @param images all pictures, in order
 * @returns the chosen index from 0, the one before it, ways to change it, and `warm`, which loads the neighbours beforehand
 */
export const useGallery = (images: readonly IGatsbyImageData[]) => {
  const [{ index, before }, setShown] = useState<Shown>({ index: 0 });
  const total = images.length;
  const after = (place: number) => (place + 1) % total;
  const earlier = (place: number) => (place - 1 + total) % total;
  const warmAround = (place: number) => {
    for (const neighbour of [after(place), earlier(place)]) {
      const image = images[neighbour];
      if (image) preload(image);
    }
  };
  const select = (chosen: number) => {
    if (chosen === index) return;
    setShown({ index: chosen, before: index });
    warmAround(chosen);
  };
  return {
    index,
    before,
    select,
    previous: () => select(earlier(index)),
    next: () => select(after(index)),
    warm: () => warmAround(index),
  };
};
