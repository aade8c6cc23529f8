import { type ComponentType, Suspense, lazy, memo, useEffect, useRef } from 'react';

/** How far below the viewport an island starts to load. */
const nearby = '400px';

/**
 * A part of a page that is in the static HTML but becomes alive only when it comes near the viewport or is first touched
 * (DESIGN 4). It takes no props, so that nothing above it can disturb its hydration.
 * @param load imports the part
 * @param reserved CSS height kept free while the code loads on a page reached without a full load
 */
export const createIsland = (load: () => Promise<{ default: ComponentType }>, reserved: string) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const Part = lazy(() => (typeof window === 'undefined' ? load() : released.then(load)));

  return memo(function Island() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!place.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) release();
        },
        { rootMargin: nearby },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={place} onFocusCapture={release} onPointerDownCapture={release}>
        <Suspense fallback={<div style={{ minHeight: reserved }} />}>
          <Part />
        </Suspense>
      </div>
    );
  });
};
