import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as type from '../../styles/type.module.css';
import { Plate } from '../media/Plate';
import * as action from '../ui/action.module.css';
import { FactRows } from '../ui/FactRows';
import { quickFacts } from '../vessels/quickFacts';
import * as styles from './VesselRow.module.css';

type VesselRowProps = { vessel: Queries.FleetPageQuery['vessels']['nodes'][number] };

/** A yacht with its figures beside a plate that runs off the edge; every second row is turned. */
export const VesselRow = ({ vessel }: VesselRowProps) => {
  const { t } = useTranslation(['vessel', 'vessels', 'common']);
  const { slug, name, built, refitted, fleetImage } = vessel;
  return (
    <section className={styles.row}>
      <Plate
        image={fleetImage.image}
        alt={t(`vessels:${slug}.fleetAlt`)}
        focus={fleetImage.focus}
        className={styles.plate}
      />
      <div className={styles.text}>
        <h2 className={`${type.t1} ${styles.name}`}>{name}</h2>
        <p className={`${type.muted} ${type.numbers} ${styles.description}`}>
          {t(`vessels:${slug}.shortDescription`)}
          <br />
          {t('common:vesselYears', { built, refitted })}
        </p>
        <div className={styles.facts}>
          <FactRows facts={quickFacts(vessel, 'cabins', t)} />
        </div>
        <LocalizedLink to={`/vessel/${slug}`} className={`${action.link} ${styles.more}`}>
          {t('viewDetails')}
          <span className="visually-hidden">: {name}</span>
        </LocalizedLink>
      </div>
    </section>
  );
};
