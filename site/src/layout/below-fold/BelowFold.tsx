import { Children, type ReactNode } from 'react';
import * as styles from './BelowFold.module.css';
import { useFirstScreenPainted } from './useFirstScreenPainted';

/**
 * What lies below the first screen, part by part: the browser lays out each when it comes near or has nothing else to do. Who presses a
 * link sees the first screen at once, and the rest is drawn right after it has been painted; a page opened by itself has all of it from the
 * start.
 */
export const BelowFold = ({ children }: { children: ReactNode }) =>
  useFirstScreenPainted() ? (
    Children.map(children, (part) => part && <div className={styles.part}>{part}</div>)
  ) : (
    <div className={styles.place} />
  );
