import type { ReactNode } from 'react';
import * as styles from './PlainMenu.module.css';

/** What the menu of small screens holds, for browsers without scripts, which cannot open it. */
export const PlainMenu = ({ children }: { children: ReactNode }) => (
  <noscript>
    <div className={styles.menu}>{children}</div>
  </noscript>
);
