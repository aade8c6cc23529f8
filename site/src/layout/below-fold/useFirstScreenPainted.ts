import { startTransition, useEffect, useState } from 'react';
import { cameByLink } from './arrival';

/** Rings when the browser has nothing else to do, soon in any case; Safari knows no idle moments. Returns how to call it off. */
const whenIdle = (then: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(then, { timeout: 300 });
  return () => cancelIdleCallback(request);
};

/** Whether the first screen of a page reached by a link has been painted; always true on a page opened by itself. */
export const useFirstScreenPainted = (): boolean => {
  const [isPainted, setPainted] = useState(() => !cameByLink());
  useEffect(() => {
    if (isPainted) return undefined;
    let callOff: (() => void) | undefined;
    // By the second frame the first has been shown.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        callOff = whenIdle(() => startTransition(() => setPainted(true)));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      callOff?.();
    };
  }, [isPainted]);
  return isPainted;
};
