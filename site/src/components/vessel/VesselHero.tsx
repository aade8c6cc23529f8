import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as type from '../../styles/type.module.css';
import { Hero } from '../hero/Hero';
import * as styles from './VesselHero.module.css';
import type { VesselFacts } from './VesselView';

/** The yacht at anchor with the way back to the fleet, name and specialty. */
export const VesselHero = ({ vessel: { slug, name, hero } }: { vessel: VesselFacts }) => {
  const { t } = useTranslation(['vessel', 'vessels']);
  const back = (
    <LocalizedLink to="/fleet" className={styles.back}>
      <ChevronLeft aria-hidden size={24} strokeWidth={1.5} />
      {t('back')}
    </LocalizedLink>
  );
  return (
    <Hero hero={hero} alt={t(`vessels:${slug}.heroAlt`)} head={back} compact>
      <div className={styles.title}>
        <h1 className={`${type.hero} ${styles.name}`}>{name}</h1>
        <p className={styles.specialty}>{t(`vessels:${slug}.specialty`)}</p>
      </div>
    </Hero>
  );
};
