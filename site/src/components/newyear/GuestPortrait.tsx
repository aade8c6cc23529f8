import { useTranslation } from 'react-i18next';
import type { CSSProperties } from 'react';
import * as type from '../../styles/type.module.css';
import { Plate } from '../media/Plate';
import * as styles from './GuestPortrait.module.css';

export type GuestFacts = NonNullable<Queries.NewYearPageFactsFragment['guest']>;

/** Round portrait of the special guest, cut out of the guest's picture, with words beside it. */
export const GuestPortrait = ({ guest }: { guest: GuestFacts }) => {
  const { t } = useTranslation('newyear');
  const { focus, zoom } = guest.portrait;
  return (
    <div className={styles.guest}>
      <div className={styles.circle}>
        <div className={styles.picture} style={{ '--zoom': zoom, '--focus': focus } as CSSProperties}>
          <Plate
            image={guest.small}
            alt={t('hero.portraitAlt')}
            focus={focus}
            loading="eager"
            className={styles.plate}
          />
        </div>
      </div>
      <p className={type.small}>
        <b className={type.strong}>{t('hero.guest')}</b>
        <br />
        {t('hero.guestRole')}
      </p>
    </div>
  );
};
