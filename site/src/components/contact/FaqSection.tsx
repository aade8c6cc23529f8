import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { FaqList } from '../faq/FaqList';
import { contactQuestions, type QuestionTerms } from './contactQuestions';
import * as styles from './FaqSection.module.css';

/** Frequent questions in two columns. */
export const FaqSection = ({ terms }: { terms: QuestionTerms }) => {
  const { t } = useTranslation('contact');
  const items = contactQuestions(terms, t);
  const half = Math.ceil(items.length / 2);
  return (
    <section className={`${layout.wrap} ${layout.section}`}>
      <h2 className={`${type.t1} ${styles.title}`}>{t('faq.title')}</h2>
      <div className={styles.columns}>
        <FaqList items={items.slice(0, half)} />
        <FaqList items={items.slice(half)} />
      </div>
    </section>
  );
};
