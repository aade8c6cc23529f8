import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as styles from './Footer.module.css';

type FooterColumnProps = {
  title: string;
  links: readonly { to: string; label: string }[];
  /** One more entry after the links. */
  children?: ReactNode;
};

/** A titled list of links. */
export const FooterColumn = ({ title, links, children }: FooterColumnProps) => (
  <div>
    <h2 className={styles.title}>{title}</h2>
    <ul>
      {links.map(({ to, label }) => (
        <li key={label}>
          <LocalizedLink to={to} className={styles.link}>
            {label}
          </LocalizedLink>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  </div>
);
