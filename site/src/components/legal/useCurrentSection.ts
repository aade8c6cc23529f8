import { type RefObject, useEffect, useState } from 'react';

/** The line that decides, as a strip a little below the top of the viewport, where a followed link brings its section. */
const readingLine = '-12% 0px -87% 0px';

/**
 * Follows the reader: which section lies under the reading line.
 * @param text holds the sections, `section` elements with ids
 * @param first id of the section that is current above the text
 * @returns the id of the current section
 */
export const useCurrentSection = (text: RefObject<HTMLElement>, first: string | undefined) => {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const place = text.current;
    if (!place) return undefined;
    const sections = () => [...place.querySelectorAll('section[id]')];
    const underLine = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) underLine.add(target);
          else underLine.delete(target);
        }
        const lowest = sections()
          .filter((section) => underLine.has(section))
          .at(-1);
        const aboveText = entries.some(
          ({ boundingClientRect, rootBounds }) => rootBounds && boundingClientRect.top > rootBounds.bottom,
        );
        if (lowest) setCurrent(lowest.id);
        else if (aboveText) setCurrent(first);
      },
      { rootMargin: readingLine },
    );
    const watch = () => sections().forEach((section) => observer.observe(section));
    watch();
    // Who has come by a link sees the first sections before the others are drawn.
    const arrivals = new MutationObserver(watch);
    arrivals.observe(place, { childList: true });
    return () => {
      arrivals.disconnect();
      observer.disconnect();
    };
  }, [text, first]);
  return current;
};
