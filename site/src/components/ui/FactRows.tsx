import * as styles from './FactRows.module.css';

/** A fact with its name, and muted lines that say more of it. */
export type Fact = { readonly term: string; readonly value: string; readonly notes?: readonly string[] };

/** Facts as hairline rows: name left, value right. */
export const FactRows = ({ facts }: { facts: readonly Fact[] }) => (
  <dl>
    {facts.map(({ term, value, notes = [] }) => (
      <div key={term} className={styles.row}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{value}</dd>
        {notes.map((note) => (
          <dd key={note} className={styles.note}>
            {note}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
