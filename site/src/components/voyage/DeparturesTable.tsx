import { useTranslation } from 'react-i18next';
import { AvailabilityBadge } from '../expeditions/AvailabilityBadge';
import { departureDays, departureText } from '../expeditions/format';
import * as styles from './DeparturesTable.module.css';

type Yachts = readonly { readonly name: string }[];

type DeparturesTableProps = {
  departures: readonly Queries.DepartureFactsFragment[];
  /** The yachts of the expedition, for departures that name none of their own. */
  vessels: Yachts;
};

/** Dates, length, yacht and availability of every departure (SPEC 9). */
export const DeparturesTable = ({ departures, vessels }: DeparturesTableProps) => {
  const { t } = useTranslation(['voyage', 'common', 'dates']);
  const yachtText = (yachts: Yachts) =>
    yachts.length > 1 ? t('departures.both') : (yachts[0]?.name ?? t('departures.none'));
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
        {departures.map((departure) => {
          const days = departureDays(departure);
          const dates = departureText(departure, t);
          return (
            <tr key={dates} className={departure.availability === 'sold-out' ? styles.sold : undefined}>
              <th scope="row">{dates}</th>
              <td className={styles.length}>
                {days ? t('common:days', { count: days }) : t('departures.none')}
              </td>
              <td className={styles.yacht}>{yachtText(departure.vessels ?? vessels)}</td>
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
