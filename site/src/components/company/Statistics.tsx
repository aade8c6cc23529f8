import * as type from '../../styles/type.module.css';
import * as styles from './Statistics.module.css';

/** A figure and its words. */
export type StatisticsItem = { readonly number: string; readonly label: string };

/** Figures in a row, two columns on phones. */
export const Statistics = ({ items }: { items: readonly StatisticsItem[] }) => (
  <dl className={styles.list} data-columns={items.length}>
    {items.map(({ number, label }) => (
      <div key={label} className={styles.item}>
        <dt className={styles.label}>{label}</dt>
        <dd className={`${type.figure} ${type.numbers}`}>{number}</dd>
      </div>
    ))}
  </dl>
);
