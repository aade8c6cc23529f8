import { useTranslation } from 'react-i18next';
import { AvailabilityBadge } from '../expeditions/AvailabilityBadge';
import { departureDays, departureText } from '../expeditions/format';
import * as styles from './DeparturesTable.module.css';
import { durationText } from './durationText';
import type { VoyageFacts } from './VoyageView';

type Yachts = readonly { readonly name: string }[];

/** Dates, length, yacht and availability of every departure; length and yacht are the expedition's where it has none of its own (SPEC 9). */
export const DeparturesTable = ({ expedition }: { expedition: VoyageFacts }) => {
  const { t } = useTranslation(['voyage', 'common', 'dates']);
  const yachtText = (yachts: Yachts) =>
    yachts.length === 2 ? t('departures.both') : yachts.map(({ name }) => name).join(', ');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('departures.dates')}</th>
          <th scope="col">{t('departures.length')}</th>
          <th scope="col">{t('departures.yacht')}</th>
          <th scope="col">{t('departures.availability')}</th>
        </tr>
      </thead>
      <tbody>
        {expedition.departures.map((departure) => {
          const days = departureDays(departure);
          const dates = departureText(departure, t);
          return (
            <tr key={dates} className={departure.availability === 'sold-out' ? styles.sold : undefined}>
              <th scope="row">{dates}</th>
              <td className={styles.length}>
                {days ? t('common:days', { count: days }) : durationText(expedition.duration, t)}
              </td>
              <td className={styles.yacht}>{yachtText(departure.vessels ?? expedition.vessels)}</td>
              <td className={styles.state}>
                <AvailabilityBadge availability={departure.availability} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
