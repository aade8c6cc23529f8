import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import { LogLine } from '../ui/LogLine';
import { DeparturesTable } from './DeparturesTable';
import * as styles from './DeparturesSection.module.css';
import { FeaturePlate } from './FeaturePlate';
import { BookingActions, Prices } from './PriceBlock';
import type { VoyageFacts } from './VoyageView';

type DeparturesSectionProps = {
  expedition: VoyageFacts;
  departures: ComponentProps<typeof DeparturesTable>['departures'];
  /** True where the departures are so few that the expedition's plate stands beside them. */
  withPlate: boolean;
};

/** The price and booking card with the availability list; stated large, on night. */
export const DeparturesSection = ({ expedition, departures, withPlate }: DeparturesSectionProps) => {
  const { t } = useTranslation('voyage');
  const { slug, feature, prices } = expedition;
  const plate = withPlate && feature;
  const table = <DeparturesTable expedition={expedition} departures={departures} />;
  return (
    <section id="booking" className={`${layout.night} ${layout.section}`}>
      <div className={`${layout.wrap} ${styles.frame}`}>
        <LogLine label={t('departures.label')} />
        <h2 className="visually-hidden">{t('departures.label')}</h2>
        {plate ? (
          <div className={`${layout.grid} ${styles.columns}`}>
            <FeaturePlate slug={slug} feature={plate} className={styles.plate} />
            <div className={`${styles.stack} ${styles.besidePlate}`}>
              <Prices prices={prices} />
              {table}
              <BookingActions expedition={expedition} />
            </div>
          </div>
        ) : (
          <div className={`${layout.grid} ${styles.columns}`}>
            {prices.length > 1 && (
              <div className={styles.full}>
                <Prices prices={prices} />
              </div>
            )}
            <div className={`${styles.stack} ${styles.price}`}>
              {prices.length < 2 && <Prices prices={prices} />}
              <BookingActions expedition={expedition} />
            </div>
            <div className={styles.table}>{table}</div>
          </div>
        )}
      </div>
    </section>
  );
};
