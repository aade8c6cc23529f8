import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import { FilmPlate } from '../film/FilmPlate';
import * as action from '../ui/action.module.css';
import { ScrollLink } from '../ui/ScrollLink';
import * as styles from './FilmSection.module.css';

/** The embedded film, and the button that scrolls to the application form. */
export const FilmSection = ({ film }: { film: Queries.FilmFactsFragment }) => {
  const { t } = useTranslation('newyear');
  return (
    <section aria-label={t('film.title')}>
      <FilmPlate
        film={film}
        alt={t('film.alt')}
        title={t('film.title')}
        label={t('film.play', { count: film.minutes })}
        className={styles.film}
      />
      <p className={`${layout.wrap} ${styles.more}`}>
        <ScrollLink to="booking" className={action.link}>
          {t('film.toForm')}
        </ScrollLink>
      </p>
    </section>
  );
};
