import type { ReactNode } from 'react';
import * as styles from './LogLine.module.css';

/** Hairline with a meridian tick: label left, position or fact right. */
export const LogLine = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div className={styles.line}>
    <span>{label}</span>
    {children && <span className={styles.note}>{children}</span>}
  </div>
);
