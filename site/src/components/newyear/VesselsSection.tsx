import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { LogLine } from '../ui/LogLine';
import { VesselCard } from '../vessels/VesselCard';
import { VesselRow } from './VesselRow';
import * as styles from './VesselsSection.module.css';

type VesselsSectionProps = { vessels: readonly Queries.VesselCardFactsFragment[]; words: string };

/** The yachts: one as a wide row, several as square cards. */
export const VesselsSection = ({ vessels, words }: VesselsSectionProps) => {
  const { t } = useTranslation(['newyear', words]);
  const [only, ...others] = vessels;
  return (
    <section className={`${layout.wrap} ${layout.section}`}>
      <LogLine label={t('newyear:fleet.label')}>
        {t('newyear:fleet.note', { iceClass: only?.iceClass })}
      </LogLine>
      <h2 className={`${type.t1} ${styles.title}`}>{t(`${words}:fleet.title`)}</h2>
      {only && others.length === 0 ? (
        <VesselRow vessel={only} />
      ) : (
        <div className={styles.cards}>
          {vessels.map((vessel) => (
            <VesselCard key={vessel.slug} vessel={vessel} sizes="(min-width: 640px) 50vw, 100vw" />
          ))}
        </div>
      )}
    </section>
  );
};
