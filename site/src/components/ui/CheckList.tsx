import Check from 'lucide-react/icons/check';
import * as styles from './CheckList.module.css';

/** Hairline rows with a check mark. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <Check aria-hidden size={18} strokeWidth={1.5} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
