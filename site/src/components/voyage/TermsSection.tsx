import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './TermsSection.module.css';

type TermsSectionProps = {
  slug: string;
  terms: { readonly depositPercent: number; readonly fullPaymentDays: number };
};

/** Payment options, group and charter discount, additional fees, insurance recommendation. */
export const TermsSection = ({ slug, terms }: TermsSectionProps) => {
  const { t } = useTranslation(['voyage', 'expeditions']);
  const entries = [
    { term: t('terms.deposit'), text: t('terms.depositText', { deposit: terms.depositPercent }) },
    { term: t('terms.final'), text: t('terms.finalText', { days: terms.fullPaymentDays }) },
    { term: t('terms.discount'), text: t(`expeditions:${slug}.discount`) },
    { term: t('terms.fees'), text: t(`expeditions:${slug}.fees`) },
    { term: t('terms.insurance'), text: t(`expeditions:${slug}.insurance`) },
  ];
  return (
    <section className={`${layout.frost} ${layout.section}`}>
      <div className={`${layout.wrap} ${layout.grid} ${styles.columns}`}>
        <h2 className={`${type.t1} ${styles.title}`}>{t('terms.title')}</h2>
        <dl className={styles.terms}>
          {entries.map(({ term, text }) => (
            <div key={term} className={styles.entry}>
              <dt className={type.t4}>{term}</dt>
              <dd className={type.muted}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
