import { useI18next } from 'gatsby-plugin-react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { BookLink } from '../enquiry/BookLink';
import { euroText } from '../expeditions/format';
import * as action from '../ui/action.module.css';
import { LogLine } from '../ui/LogLine';
import { DeparturesTable } from './DeparturesTable';
import * as styles from './DeparturesSection.module.css';
import type { VoyageFacts } from './VoyageView';

/** The price and booking card with the availability list (SPEC 2); stated large, on night (LOOK: departures). */
export const DeparturesSection = ({ expedition }: { expedition: VoyageFacts }) => {
  const { t, language } = useI18next(['voyage', 'common', 'expeditions']);
  return (
    <section id="booking" className={`${layout.night} ${layout.section}`}>
      <div className={layout.wrap}>
        <LogLine label={t('departures.label')} />
        <h2 className="visually-hidden">{t('departures.label')}</h2>
        <div className={`${layout.grid} ${styles.columns}`}>
          <div className={styles.price}>
            {expedition.prices.length === 0 && <p className={type.t1}>{t('common:priceOnRequest')}</p>}
            {expedition.prices.map(({ unit, amount, from }) => (
              <p key={unit} className={styles.amount}>
                {from && <span className={type.muted}>{t('departures.from')}</span>}
                <span className={`${type.numbers} ${styles.figure}`}>{euroText(amount, t, language)}</span>
                <span className={type.muted}>{t(`common:priceUnits.${unit}`)}</span>
              </p>
            ))}
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
          <div className={styles.table}>
            <DeparturesTable departures={expedition.departures} vessels={expedition.vessels} />
          </div>
        </div>
      </div>
    </section>
  );
};
