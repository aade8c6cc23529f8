import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import { Statistics } from '../company/Statistics';
import * as styles from './FiguresBand.module.css';

/** Participants, days and yachts. */
export const FiguresBand = ({ voyage }: { voyage: Queries.NewYearVoyageFactsFragment }) => {
  const { t } = useTranslation('newyear');
  const days = voyage.duration.max;
  const yachts = voyage.vessels.length;
  return (
    <section className={`${layout.wrap} ${styles.band}`} aria-label={t('statistics.label')}>
      <Statistics
        items={[
          ...(voyage.groupMax
            ? [{ number: String(voyage.groupMax), label: t('statistics.participants') }]
            : []),
          { number: String(days), label: t('statistics.days', { count: days }) },
          { number: String(yachts), label: t('statistics.yachts', { count: yachts }) },
        ]}
      />
    </section>
  );
};
