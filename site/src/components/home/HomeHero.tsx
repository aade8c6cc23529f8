import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { Hero, type HeroFacts } from '../hero/Hero';
import { MovingBackground } from '../hero/MovingBackground';
import * as action from '../ui/action.module.css';
import * as styles from './HomeHero.module.css';

/** Full-screen hero with its moving background, title, and the way to the expeditions. */
export const HomeHero = ({ hero, film }: { hero: HeroFacts; film: string | null | undefined }) => {
  const { t } = useTranslation('home');
  return (
    <Hero hero={hero} alt={t('hero.alt')} background={<MovingBackground film={film} />}>
      <div className={`${layout.grid} ${styles.row}`}>
        <h1 className={`${type.hero} ${styles.title}`}>{t('hero.title')}</h1>
        <div className={styles.side}>
          <p className={type.lead}>
            <b className={styles.subtitle}>{t('hero.subtitle')}</b>
            {t('hero.description')}
          </p>
          <LocalizedLink to="/expeditions" className={action.primary}>
            {t('hero.button')}
          </LocalizedLink>
        </div>
      </div>
    </Hero>
  );
};
