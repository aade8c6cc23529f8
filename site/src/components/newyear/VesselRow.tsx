import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { Plate } from '../media/Plate';
import * as action from '../ui/action.module.css';
import * as card from '../ui/card.module.css';
import * as styles from './VesselRow.module.css';

/** One yacht as a row: picture in seven columns, facts in five; the whole row is one link to its page. */
export const VesselRow = ({ vessel }: { vessel: Queries.VesselCardFactsFragment }) => {
  const { t } = useTranslation(['common', 'vessels']);
  return (
    <LocalizedLink to={`/vessel/${vessel.slug}`} className={`${card.card} ${layout.grid} ${styles.row}`}>
      <Plate
        image={vessel.cardImage.image}
        alt={t(`vessels:${vessel.slug}.cardAlt`)}
        focus={vessel.cardImage.focus}
        sizes="(min-width: 1024px) 58vw, 100vw"
        className={`${card.picture} ${styles.plate}`}
      />
      <div className={styles.text}>
        <h3 className={`${type.t2} ${card.title}`}>
          <span>{vessel.name}</span>
        </h3>
        <p className={`${type.lead} ${styles.lead}`}>{t(`vessels:${vessel.slug}.shortDescription`)}</p>
        <p className={`${card.text} ${type.numbers}`}>
          {t('common:vesselFigures', {
            guests: vessel.guests,
            count: vessel.guests,
            length: vessel.lengthMetres,
            iceClass: vessel.iceClass,
          })}
          <br />
          {t('common:vesselYears', { built: vessel.built, refitted: vessel.refitted })}
        </p>
        <p className={styles.more}>
          <span className={action.link}>{t('common:viewVessel')}</span>
        </p>
      </div>
    </LocalizedLink>
  );
};
