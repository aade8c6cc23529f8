import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import * as styles from './BelowFold.module.css';
import { cameByLink } from './arrival';

/**
 * What lies below the first screen, part by part: the browser lays out each when it comes near or has nothing else to do. Who presses a
 * link sees the first screen at once, and the rest is drawn right after it has been painted; a page opened by itself has all of it from the
 * start.
 */
export const BelowFold = ({ children }: { children: ReactNode }) => {
  const [isDue, setDue] = useState(() => !cameByLink());
  useEffect(() => {
    if (isDue) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer set in a frame's callback rings after that frame has been painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDue]);
  if (!isDue) return <div className={styles.place} />;
  return Children.map(children, (part) => part && <div className={styles.part}>{part}</div>);
};
