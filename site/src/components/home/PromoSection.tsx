import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { FilmPlate } from '../film/FilmPlate';
import * as styles from './PromoSection.module.css';

/** The promo film, running off the right edge. */
export const PromoSection = ({ film }: { film: Queries.FilmFactsFragment }) => {
  const { t } = useTranslation('home');
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
      <div className={styles.text}>
        <h2 className={type.t2}>{t('promo.title')}</h2>
        <p className={`${type.muted} ${styles.note}`}>{t('promo.text')}</p>
      </div>
      <FilmPlate
        film={film}
        alt={t('promo.alt')}
        title={t('promo.title')}
        label={t('promo.play', { count: film.minutes })}
        className={styles.film}
      />
    </section>
  );
};
