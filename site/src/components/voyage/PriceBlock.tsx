import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as type from '../../styles/type.module.css';
import { BookLink } from '../enquiry/BookLink';
import { moneyText } from '../expeditions/format';
import * as action from '../ui/action.module.css';
import * as styles from './PriceBlock.module.css';
import type { VoyageFacts } from './VoyageView';

/** The prices as large figures, side by side where there are several, or the words for "on request" (SPEC 2, SPEC 9). */
export const Prices = ({ prices }: { prices: VoyageFacts['prices'] }) => {
  const { t } = useTranslation(['voyage', 'common']);
  if (prices.length === 0) return <p className={type.t1}>{t('common:priceOnRequest')}</p>;
  return (
    <div className={prices.length > 1 ? styles.several : undefined}>
      {prices.map(({ unit, amount, currency, from }) => (
        <p key={unit} className={styles.amount}>
          {from && <span className={type.muted}>{t('departures.from')}</span>}
          <span className={`${type.numbers} ${styles.figure}`}>{moneyText({ amount, currency }, t)}</span>
          <span className={type.muted}>{t(`common:priceUnits.${unit}`)}</span>
        </p>
      ))}
    </div>
  );
};

/** What the price is subject to, with the Book and ask-questions buttons (SPEC 2). */
export const BookingActions = ({ expedition }: { expedition: VoyageFacts }) => {
  const { t } = useTranslation(['voyage', 'expeditions']);
  return (
    <div className={styles.conditions}>
      <p className={type.muted}>{t(`expeditions:${expedition.slug}.priceNote`)}</p>
      <div className={styles.actions}>
        <BookLink bookingName={expedition.preselects.bookingName} className={action.primary}>
          {t('book')}
        </BookLink>
        <LocalizedLink to="/contact" className={action.second}>
          {t('ask')}
        </LocalizedLink>
      </div>
    </div>
  );
};
