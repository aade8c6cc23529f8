import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { AvailabilityBadge } from '../expeditions/AvailabilityBadge';
import { longDepartureText, moneyText } from '../expeditions/format';
import { useShownDepartures } from '../expeditions/useShownDepartures';
import { ApplicationFormIsland } from './ApplicationFormIsland';
import type { NewYearViewProps } from './NewYearView';
import { WithoutScript } from '../forms/WithoutScript';
import * as styles from './PriceSection.module.css';

type PriceSectionProps = Pick<NewYearViewProps, 'voyage' | 'company'>;

/** Price and conditions on the left, the application form on the right. */
export const PriceSection = ({ voyage, company }: PriceSectionProps) => {
  const { t } = useTranslation(['newyear', 'common', 'dates']);
  const departures = useShownDepartures(voyage.departures);
  const { depositPercent, fullPaymentDays } = company.terms;
  return (
    <section id="cost" tabIndex={-1} className={`${layout.frost} ${layout.section} ${styles.section}`}>
      <div className={`${layout.wrap} ${layout.grid} ${styles.columns}`}>
        <div className={styles.price}>
          <h2 className={type.t2}>{t('newyear:price.title')}</h2>
          {voyage.prices.map(({ unit, amount, currency }) => (
            <p key={unit} className={styles.amount}>
              <span className={`${type.numbers} ${styles.figure}`}>{moneyText({ amount, currency }, t)}</span>
              <span className={type.muted}>{t(`common:priceUnits.${unit}`)}</span>
            </p>
          ))}
          <p className={`${type.muted} ${styles.conditions}`}>
            {t('newyear:price.conditions', { deposit: depositPercent, days: fullPaymentDays })}
          </p>
          <ul className={styles.departures} aria-label={t('newyear:price.dates')}>
            {departures.map(({ departure, departed }) => (
              <li key={departure.start ?? departure.year}>
                <b className={`${type.strong} ${type.numbers}`}>{longDepartureText(departure, t)}</b>
                <AvailabilityBadge availability={departed ? 'departed' : departure.availability} />
              </li>
            ))}
          </ul>
        </div>
        <div id="booking" tabIndex={-1} className={styles.form}>
          {voyage.applicationName && (
            <ApplicationFormIsland
              expedition={voyage.applicationName}
              contactMethods={company.contactMethods}
            />
          )}
          <WithoutScript />
        </div>
      </div>
    </section>
  );
};
