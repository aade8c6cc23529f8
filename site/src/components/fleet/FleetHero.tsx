import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { Hero, type HeroFacts } from '../hero/Hero';
import * as styles from './FleetHero.module.css';

/** The yachts at anchor, title and sentence on the water. */
export const FleetHero = ({ hero }: { hero: HeroFacts }) => {
  const { t } = useTranslation('fleet');
  return (
    <Hero hero={hero} alt={t('hero.alt')} compact>
      <div className={`${layout.grid} ${styles.row}`}>
        <h1 className={`${type.hero} ${styles.title}`}>{t('hero.title')}</h1>
        <p className={`${type.lead} ${styles.lead}`}>{t('hero.lead')}</p>
      </div>
    </Hero>
  );
};
