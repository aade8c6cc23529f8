import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { Plate } from '../media/Plate';
import * as action from '../ui/action.module.css';
import { durationText } from '../voyage/durationText';
import * as styles from './HouseBanner.module.css';
import type { AdSlotName } from './slots';
import type { AdvertisedVoyage } from './useAdvertising';

const layouts: Readonly<Record<AdSlotName, string | undefined>> = {
  banner: styles.row,
  footer: styles.row,
  sidebar: styles.card,
  'in-content': styles.wide,
};

type HouseBannerProps = { slot: AdSlotName; voyage: AdvertisedVoyage };

/** Our own advertisement: picture, title, one line and the way to a voyage; the whole of it is one link. */
export const HouseBanner = ({ slot, voyage }: HouseBannerProps) => {
  const { t } = useTranslation(['advertising', 'expeditions', 'common']);
  const { slug, duration, vessels, groupMax, hero, cardFocus } = voyage;
  const facts = [
    durationText(duration, t),
    t('advertising:yachts', { count: vessels.length }),
    ...(groupMax === null ? [] : [t('advertising:guests', { count: groupMax })]),
  ];
  return (
    <LocalizedLink to={`/${slug}`} className={`${styles.house} ${layouts[slot]}`}>
      <Plate
        image={layouts[slot] === styles.row ? hero.small : hero.large}
        alt=""
        focus={cardFocus}
        className={styles.picture}
      />
      <span className={styles.words}>
        <b className={styles.title}>{t(`expeditions:${slug}.title`)}</b>{' '}
        <span className={styles.facts}>{facts.join(', ')}</span>
      </span>{' '}
      <span className={`${action.link} ${styles.link}`}>{t('advertising:link')}</span>
    </LocalizedLink>
  );
};
