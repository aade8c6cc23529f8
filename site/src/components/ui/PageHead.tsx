import type { ReactNode } from 'react';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './PageHead.module.css';

/** Title left, a sentence right: the head of a page without a hero. */
export const PageHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className={`${layout.wrap} ${layout.grid} ${styles.head}`}>
    <h1 className={`${type.hero} ${styles.title}`}>{title}</h1>
    <p className={`${type.muted} ${styles.note}`}>{children}</p>
  </header>
);
