import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollToSection } from '../../layout/below-fold/scrollToSection';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { BookingFormIsland } from '../enquiry/BookingFormIsland';
import { enquiryAnchor } from '../enquiry/anchor';
import { WithoutScript } from '../forms/WithoutScript';
import * as styles from './EnquirySection.module.css';

/** The page settles this many milliseconds before it scrolls to its hash. */
const hashScrollDelay = 100;

type EnquirySectionProps = { terms: { readonly depositPercent: number; readonly fullPaymentDays: number } };

/** The booking enquiry: what happens next on the left, the form on the right. */
export const EnquirySection = ({ terms }: EnquirySectionProps) => {
  const { t } = useTranslation('booking');
  useEffect(() => {
    if (window.location.hash !== `#${enquiryAnchor}`) return undefined;
    const timer = setTimeout(() => scrollToSection(document.getElementById(enquiryAnchor)), hashScrollDelay);
    return () => clearTimeout(timer);
  }, []);
  const steps = t('steps', {
    returnObjects: true,
    deposit: terms.depositPercent,
    days: terms.fullPaymentDays,
  }) as readonly string[];
  return (
    <section id={enquiryAnchor} className={`${layout.frost} ${layout.section}`}>
      <div className={`${layout.wrap} ${layout.grid} ${styles.columns}`}>
        <div className={styles.text}>
          <h2 className={type.t1}>{t('title')}</h2>
          <p className={`${type.lead} ${styles.lead}`}>{t('lead')}</p>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step}>
                <span className={styles.number}>{index + 1}</span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.form}>
          <BookingFormIsland />
          <WithoutScript />
        </div>
      </div>
    </section>
  );
};
