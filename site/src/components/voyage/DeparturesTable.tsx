import { useTranslation } from 'react-i18next';
import { AvailabilityBadge } from '../expeditions/AvailabilityBadge';
import { departureDays, departureText } from '../expeditions/format';
import type { ShownDeparture } from '../expeditions/pastDepartures';
import * as styles from './DeparturesTable.module.css';
import { durationText } from './durationText';
import type { VoyageFacts } from './VoyageView';

type DeparturesTableProps = {
  expedition: VoyageFacts;
  departures: readonly ShownDeparture<VoyageFacts['departures'][number]>[];
};

type Yachts = readonly { readonly name: string }[];

/** Dates, length, yacht and availability of every departure; length and yacht are the expedition's where it has none of its own. */
export const DeparturesTable = ({ expedition, departures }: DeparturesTableProps) => {
  const { t } = useTranslation(['voyage', 'common', 'dates']);
  const yachtText = (yachts: Yachts) =>
    yachts.length === 2 ? t('departures.both') : yachts.map(({ name }) => name).join(', ');
  if (departures.length === 0) return <p>{t('departures.none')}</p>;
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
        {departures.map(({ departure, departed }) => {
          const days = departureDays(departure);
          const dates = departureText(departure, t);
          const availability = departed ? 'departed' : departure.availability;
          const isOver = departed || availability === 'sold-out';
          return (
            <tr key={dates} className={isOver ? styles.sold : undefined}>
              <th scope="row">{dates}</th>
              <td className={styles.length}>
                {days ? t('common:days', { count: days }) : durationText(expedition.duration, t)}
              </td>
              <td className={styles.yacht}>{yachtText(departure.vessels ?? expedition.vessels)}</td>
              <td className={styles.state}>
                <AvailabilityBadge availability={availability} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
