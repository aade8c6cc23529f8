import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { BelowFold } from '../../layout/below-fold/BelowFold';
import { AdSlot } from '../advertising/AdSlot';
import * as action from '../ui/action.module.css';
import { FactRows } from '../ui/FactRows';
import { quickFacts } from '../vessels/quickFacts';
import { AmenitiesAndSpecifications } from './AmenitiesAndSpecifications';
import { DeckPlan } from './DeckPlan';
import { OtherVessels } from './OtherVessels';
import { VesselGallery } from './VesselGallery';
import { VesselHero } from './VesselHero';
import * as styles from './VesselView.module.css';

export type VesselFacts = NonNullable<Queries.VesselPageQuery['vessel']>;

type VesselViewProps = {
  vessel: VesselFacts;
  others: Queries.VesselPageQuery['others']['nodes'];
};

/** A vessel page: its sections in their order. */
export const VesselView = ({ vessel, others }: VesselViewProps) => {
  const { t } = useTranslation(['vessel', 'vessels']);
  const [statement, ...paragraphs] = t(`vessels:${vessel.slug}.description`, {
    returnObjects: true,
  }) as readonly string[];
  return (
    <>
      <VesselHero vessel={vessel} />
      <BelowFold>
        <AdSlot slot="banner" />
        <section className={`${layout.wrap} ${layout.grid} ${styles.about}`} aria-label={t('about')}>
          <div className={styles.text}>
            <p className={type.statement}>{statement}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={`${type.body} ${type.muted}`}>
                {paragraph}
              </p>
            ))}
          </div>
          <div className={styles.facts}>
            <FactRows facts={quickFacts(vessel, 'accommodation', t)} />
            <LocalizedLink to="/contact" className={`${action.primary} ${styles.book}`}>
              {t('book')}
            </LocalizedLink>
          </div>
        </section>
        <VesselGallery slug={vessel.slug} pictures={vessel.gallery} thumbnails={vessel.thumbnails} />
        <DeckPlan vessel={vessel} />
        <AmenitiesAndSpecifications vessel={vessel} />
        <OtherVessels vessels={others} />
        <AdSlot slot="banner" />
      </BelowFold>
    </>
  );
};
