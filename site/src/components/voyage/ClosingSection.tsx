import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { BookLink } from '../enquiry/BookLink';
import * as action from '../ui/action.module.css';
import * as styles from './ClosingSection.module.css';

/** The last line of an expedition page, with Book and ask-questions buttons. */
export const ClosingSection = ({ title, bookingName }: { title: string; bookingName: string }) => {
  const { t } = useTranslation('voyage');
  return (
    <section className={`${layout.wrap} ${layout.section}`}>
      <div className={`${layout.grid} ${styles.columns}`}>
        <h2 className={`${type.t1} ${styles.title}`}>{title}</h2>
        <div className={styles.actions}>
          <BookLink bookingName={bookingName} className={action.primary}>
            {t('book')}
          </BookLink>
          <LocalizedLink to="/contact" className={action.second}>
            {t('ask')}
          </LocalizedLink>
        </div>
      </div>
    </section>
  );
};
