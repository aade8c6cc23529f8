import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import * as styles from './FaqList.module.css';

/** A question and its answer. */
export type FaqItem = { readonly question: string; readonly answer: string };

/** Questions that unfold, the first one open. Native, so that they work without JavaScript. */
export const FaqList = ({ items }: { items: readonly FaqItem[] }) => (
  <ul className={styles.list}>
    {items.map(({ question, answer }, index) => (
      <li key={question}>
        <details open={index === 0}>
          <summary className={styles.question}>
            <span>{question}</span>
            <Plus aria-hidden size={24} strokeWidth={1.5} className={styles.plus} />
            <Minus aria-hidden size={24} strokeWidth={1.5} className={styles.minus} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      </li>
    ))}
  </ul>
);
