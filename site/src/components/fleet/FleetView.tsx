import { useTranslation } from 'react-i18next';
import { BelowFold } from '../../layout/below-fold/BelowFold';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { AdSlot } from '../advertising/AdSlot';
import { Statistics } from '../company/Statistics';
import { FaqList, type FaqItem } from '../faq/FaqList';
import type { HeroFacts } from '../hero/Hero';
import { strongestIceClass } from '../vessels/strongestIceClass';
import { FleetHero } from './FleetHero';
import * as styles from './FleetView.module.css';
import { SafetySection } from './SafetySection';
import { VesselRow } from './VesselRow';

type FleetViewProps = {
  hero: HeroFacts;
  vessels: Queries.FleetPageQuery['vessels']['nodes'];
  /** Hours of the watch ashore, such as `24/7`. */
  safetyMonitoring: string;
};

/** The fleet: three figures, a row for each yacht, safety and questions. */
export const FleetView = ({ hero, vessels, safetyMonitoring }: FleetViewProps) => {
  const { t } = useTranslation('fleet');
  const iceClass = strongestIceClass(vessels);
  // The whole class is too long for a figure on a phone; the words beside it say the rest.
  const [iceClassFigure = ''] = iceClass.split(' ');
  return (
    <>
      <FleetHero hero={hero} />
      <BelowFold>
        <section className={`${layout.wrap} ${styles.figures}`} aria-label={t('figures.label')}>
          <Statistics
            items={[
              { number: String(vessels.length), label: t('figures.yachts', { count: vessels.length }) },
              { number: iceClassFigure, label: t('figures.hulls', { iceClass }) },
              { number: safetyMonitoring, label: t('figures.monitoring') },
            ]}
          />
        </section>
        <div className={styles.rows}>
          {vessels.map((vessel) => (
            <VesselRow key={vessel.slug} vessel={vessel} />
          ))}
        </div>
        <SafetySection iceClass={iceClass} />
        <section className={`${layout.wrap} ${layout.section} ${layout.grid} ${styles.faq}`}>
          <h2 className={`${type.t1} ${styles.title}`}>{t('faq.title')}</h2>
          <div className={styles.questions}>
            <FaqList items={t('faq.items', { returnObjects: true }) as readonly FaqItem[]} />
          </div>
          <AdSlot slot="sidebar" className={styles.sidebar} />
        </section>
      </BelowFold>
    </>
  );
};
