import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import { LogLine } from '../ui/LogLine';
import { VesselCard } from '../vessels/VesselCard';
import * as styles from './OtherVessels.module.css';

/** Cards of the other yachts. */
export const OtherVessels = ({ vessels }: { vessels: readonly Queries.VesselCardFactsFragment[] }) => {
  const { t } = useTranslation('vessel');
  return (
    <section className={`${layout.wrap} ${layout.follows}`}>
      <LogLine label={t('others')} />
      <h2 className="visually-hidden">{t('others')}</h2>
      <div className={styles.cards}>
        {vessels.map((vessel) => (
          <VesselCard
            key={vessel.slug}
            vessel={vessel}
            linkText={t('viewDetails')}
            sizes="(min-width: 640px) 50vw, 100vw"
          />
        ))}
      </div>
    </section>
  );
};
