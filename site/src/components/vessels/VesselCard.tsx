import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as type from '../../styles/type.module.css';
import { Plate } from '../media/Plate';
import * as action from '../ui/action.module.css';
import * as card from '../ui/card.module.css';
import * as styles from './VesselCard.module.css';

type VesselCardProps = {
  vessel: Queries.VesselCardFactsFragment;
  /** Words of the link; "View the yacht" by default. */
  linkText?: string;
  /** CSS `sizes` of the picture where the card is larger than a third of the page. */
  sizes?: string;
};

/** A sail, a name and the figures of a yacht; the whole card is one link to its page. */
export const VesselCard = ({ vessel, linkText, sizes }: VesselCardProps) => {
  const { t } = useTranslation('common');
  return (
    <LocalizedLink to={`/vessel/${vessel.slug}`} className={card.card}>
      <Plate
        image={vessel.cardImage.image}
        alt={t(`vessels:${vessel.slug}.cardAlt`)}
        focus={vessel.cardImage.focus}
        {...(sizes ? { sizes } : {})}
        className={`${card.picture} ${styles.picture}`}
      />
      <h3 className={`${type.t3} ${card.title}`}>
        <span>{vessel.name}</span>
      </h3>
      <p className={`${card.text} ${type.numbers}`}>
        {t('vesselFigures', {
          guests: vessel.guests,
          count: vessel.guests,
          length: vessel.lengthMetres,
          iceClass: vessel.iceClass,
        })}
        <br />
        {t('vesselYears', { built: vessel.built, refitted: vessel.refitted })}
      </p>
      <div className={styles.more}>
        <span className={action.link}>{linkText ?? t('viewVessel')}</span>
      </div>
    </LocalizedLink>
  );
};
