import { type ComponentType, Suspense, lazy, memo, useEffect, useRef } from 'react';

/** How far below the viewport an island starts to load on a page reached without a full load, where its place is empty until then. */
const nearby = '400px';

/**
 * A part of a page that is in the static HTML but becomes alive only when it comes into view or is first touched
 * (DESIGN 4). Its props must be plain values that stay the same, so that nothing above it can disturb its hydration.
 * @param load imports the part
 * @param reserved CSS height kept free while the code loads on a page reached without a full load
 */
export const createIsland = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  reserved: string,
) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The type of `lazy` cannot follow a generic one.
  const Part = lazy(() =>
    typeof window === 'undefined' ? load() : released.then(load),
  ) as unknown as ComponentType<Props>;

  return memo(function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!place.current) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) release();
        },
        // What the page's HTML has drawn already is looked at before it is used.
        { rootMargin: place.current.textContent === '' ? nearby : '0px' },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={place} onFocusCapture={release} onPointerDownCapture={release}>
        <Suspense fallback={<div style={{ minHeight: reserved }} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
};
