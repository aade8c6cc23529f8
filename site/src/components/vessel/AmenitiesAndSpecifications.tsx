import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { FactRows } from '../ui/FactRows';
import * as styles from './AmenitiesAndSpecifications.module.css';
import type { VesselFacts } from './VesselView';
import { specifications } from './specifications';

/** The numbered amenities beside the technical specifications. */
export const AmenitiesAndSpecifications = ({ vessel }: { vessel: VesselFacts }) => {
  const { t } = useTranslation(['vessel', 'vessels']);
  const amenities = t(`vessels:${vessel.slug}.amenities`, { returnObjects: true }) as readonly string[];
  return (
    <div className={`${layout.wrap} ${layout.section} ${layout.grid} ${styles.columns}`}>
      <section className={styles.amenities}>
        <h2 className={`${type.t2} ${styles.title}`}>{t('amenities')}</h2>
        <ol>
          {amenities.map((amenity, index) => (
            <li key={amenity} className={styles.amenity}>
              <span className={styles.number}>{index + 1}</span>
              <span>{amenity}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.specifications}>
        <h2 className={`${type.t2} ${styles.title}`}>{t('specifications')}</h2>
        <FactRows facts={specifications(vessel, t)} />
      </section>
    </div>
  );
};
