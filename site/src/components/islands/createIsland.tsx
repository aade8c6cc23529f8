import { type ComponentType, type RefObject, Suspense, lazy, memo, useEffect, useRef } from 'react';
import { PartBoundary } from '../../chunks/PartBoundary';
import { type Chunk, createChunk } from '../../chunks/chunk';
import { wantPart } from '../../chunks/openPart';
import { useMissing } from '../../chunks/usePart';

/** How far below the viewport an island starts to load on a page reached without a full load, where its place is empty until then. */
const nearby = '400px';

/** What is shown below an island whose code is missing. */
export type InsteadProps = { readonly place: RefObject<HTMLElement | null> };

type IslandOptions = {
  /** CSS height kept free while the code loads on a page reached without a full load. */
  reserved: string;
  /** Shown below the island's place as long as its code is missing. */
  Instead: ComponentType<InsteadProps>;
};

/**
 * The code of a part, once it has come. Left waiting when it cannot be had, and never failing: React keeps the HTML from the server, with
 * all that is typed into it, as long as a part of it waits, and throws it away when its code fails.
 */
const arrivalOf = <Props extends object>(chunk: Chunk<Props>): Promise<{ default: ComponentType<Props> }> =>
  new Promise((resolve) => {
    const look = () => {
      const part = chunk.part();
      if (part) resolve({ default: part });
    };
    chunk.subscribe(look);
    look();
  });

/**
 * A part of a page that is in the static HTML but becomes alive only when it comes into view or is first touched. Its props must be plain
 * values that stay the same, so that nothing above it can disturb its hydration.
 * @param load imports the part
 */
export const createIsland = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { reserved, Instead }: IslandOptions,
) => {
  const chunk = createChunk(load);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const want = () => void wantPart(chunk);
  void released.then(want);
  // The type of `lazy` cannot follow a generic one.
  const Part = lazy(() =>
    typeof window === 'undefined' ? load() : arrivalOf(chunk),
  ) as unknown as ComponentType<Props>;

  const Reserved = () => (useMissing(chunk) ? null : <div style={{ minHeight: reserved }} />);

  /** Beside the island, since nothing that changes around a part may reach it before it is alive. */
  const WhenMissing = ({ place }: InsteadProps) => {
    const missing = useMissing(chunk);
    useEffect(() => {
      if (!missing) return undefined;
      const retry = ({ target }: Event) => {
        if (target instanceof Node && place.current?.contains(target)) want();
      };
      // At the document: React keeps events from a part that is not alive yet.
      document.addEventListener('pointerdown', retry, true);
      document.addEventListener('focusin', retry, true);
      window.addEventListener('online', want);
      return () => {
        document.removeEventListener('pointerdown', retry, true);
        document.removeEventListener('focusin', retry, true);
        window.removeEventListener('online', want);
      };
    }, [missing, place]);
    return missing ? <Instead place={place} /> : null;
  };

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
      <>
        <div ref={place} onFocusCapture={release} onPointerDownCapture={release}>
          <PartBoundary fallback={<Instead place={place} />}>
            <Suspense fallback={<Reserved />}>
              <Part {...props} />
            </Suspense>
          </PartBoundary>
        </div>
        <WhenMissing place={place} />
      </>
    );
  });
};
