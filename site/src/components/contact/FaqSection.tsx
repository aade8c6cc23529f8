import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { type FaqItem, FaqList } from '../faq/FaqList';
import * as styles from './FaqSection.module.css';

type FaqSectionProps = {
  terms: {
    readonly depositPercent: number;
    readonly fullPaymentDays: number;
    readonly minimumAge: number;
    readonly parentalConsentUnder: number;
    readonly passportMonths: number;
  };
};

/** Frequent questions in two columns (SPEC 2 /contact). */
export const FaqSection = ({ terms }: FaqSectionProps) => {
  const { t } = useTranslation('contact');
  const items = t('faq.items', {
    returnObjects: true,
    deposit: terms.depositPercent,
    days: terms.fullPaymentDays,
    age: terms.minimumAge,
    consentUnder: terms.parentalConsentUnder,
    months: terms.passportMonths,
  }) as readonly FaqItem[];
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
