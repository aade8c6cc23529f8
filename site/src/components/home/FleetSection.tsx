import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { LogLine } from '../ui/LogLine';
import { strongestIceClass } from '../vessels/strongestIceClass';
import { VesselCard } from '../vessels/VesselCard';
import * as styles from './FleetSection.module.css';

/** The three yachts under sail. */
export const FleetSection = ({ vessels }: { vessels: readonly Queries.VesselCardFactsFragment[] }) => {
  const { t } = useTranslation('home');
  return (
    <section className={`${layout.wrap} ${layout.section}`}>
      <LogLine label={t('fleet.label')}>{t('fleet.note', { iceClass: strongestIceClass(vessels) })}</LogLine>
      <h2 className={`${type.t1} ${styles.title}`}>{t('fleet.title')}</h2>
      <div className={`${layout.cards} ${styles.cards}`}>
        {vessels.map((vessel) => (
          <VesselCard key={vessel.slug} vessel={vessel} />
        ))}
      </div>
    </section>
  );
};
