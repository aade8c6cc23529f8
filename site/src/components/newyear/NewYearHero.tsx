import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { longDepartureText } from '../expeditions/format';
import { nextDeparture } from '../expeditions/pastDepartures';
import { useShownDepartures } from '../expeditions/useShownDepartures';
import { FilmBackground } from '../hero/FilmBackground';
import { Hero } from '../hero/Hero';
import * as action from '../ui/action.module.css';
import { ScrollLink } from '../ui/ScrollLink';
import { GuestPortrait } from './GuestPortrait';
import * as styles from './NewYearHero.module.css';

type NewYearHeroProps = {
  facts: Queries.NewYearPageFactsFragment;
  voyage: Queries.NewYearVoyageFactsFragment;
  words: string;
};

/** Full-screen hero: film, headline, the guest's portrait, dates and the Reserve button. */
export const NewYearHero = ({ facts, voyage, words }: NewYearHeroProps) => {
  const { t } = useTranslation(['newyear', 'expeditions', 'dates', words]);
  const { hero, film, guest } = facts;
  const departure = nextDeparture(useShownDepartures(voyage.departures));
  return (
    <Hero
      hero={hero}
      alt={t(`expeditions:${voyage.slug}.heroAlt`)}
      background={
        film?.webm.publicURL && (
          <FilmBackground webm={film.webm.publicURL} mp4={film.mp4?.publicURL} focus={hero.focus} />
        )
      }
    >
      <div className={`${layout.grid} ${styles.row}`}>
        <h1 className={`${type.hero} ${styles.title}`}>{t(`${words}:hero.title`)}</h1>
        <div className={styles.side}>
          {guest && <GuestPortrait guest={guest} />}
          {departure && <p className={`${type.lead} ${type.numbers}`}>{longDepartureText(departure, t)}</p>}
          <ScrollLink to="booking" className={action.primary}>
            {t('newyear:hero.reserve')}
          </ScrollLink>
        </div>
      </div>
    </Hero>
  );
};
