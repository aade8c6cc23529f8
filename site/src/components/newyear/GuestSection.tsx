import { useTranslation } from 'react-i18next';
import * as type from '../../styles/type.module.css';
import { Plate } from '../media/Plate';
import { CheckList } from '../ui/CheckList';
import type { GuestFacts } from './GuestPortrait';
import * as styles from './GuestSection.module.css';

type GuestSectionProps = {
  guest: GuestFacts;
  /** How many countries the guest has seen. */
  countries: number;
};

/** Who the special guest is and what the guest does aboard; the picture runs off the left edge. */
export const GuestSection = ({ guest, countries }: GuestSectionProps) => {
  const { t } = useTranslation('newyear');
  return (
    <section className={styles.section}>
      <Plate
        image={guest.image}
        alt={t('guest.alt')}
        focus={guest.focus}
        sizes="(min-width: 1024px) 58vw, 100vw"
        className={styles.plate}
      />
      <div className={styles.text}>
        <h2 className={type.t1}>{t('guest.title', { countries })}</h2>
        <p className={`${type.lead} ${styles.lead}`}>{t('guest.lead')}</p>
        <CheckList items={t('guest.list', { returnObjects: true }) as readonly string[]} />
      </div>
    </section>
  );
};
