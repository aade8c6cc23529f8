import { useTranslation } from 'react-i18next';
import * as type from '../../styles/type.module.css';
import { BookLink } from '../enquiry/BookLink';
import { Hero } from '../hero/Hero';
import * as action from '../ui/action.module.css';
import { PositionLabel } from '../ui/PositionLabel';
import * as styles from './VoyageHero.module.css';
import type { VoyageFacts } from './VoyageView';

/** Title and sentence in the sky or on the water, position and Book button at the foot. */
export const VoyageHero = ({ expedition }: { expedition: VoyageFacts }) => {
  const { t } = useTranslation(['voyage', 'expeditions']);
  const { slug, hero, position, preselects } = expedition;
  const foot = (
    <>
      <PositionLabel position={position} />
      <BookLink bookingName={preselects.bookingName} className={action.primary}>
        {t('book')}
      </BookLink>
    </>
  );
  const title = (
    <>
      <h1 className={type.hero}>{t(`expeditions:${slug}.title`)}</h1>
      <p className={`${type.lead} ${styles.tagline}`}>{t(`expeditions:${slug}.tagline`)}</p>
    </>
  );
  if (hero.text === 'top') {
    return (
      <Hero hero={hero} alt={t(`expeditions:${slug}.heroAlt`)} foot={foot}>
        {title}
      </Hero>
    );
  }
  return (
    <Hero hero={hero} alt={t(`expeditions:${slug}.heroAlt`)}>
      {title}
      <div className={styles.foot}>{foot}</div>
    </Hero>
  );
};
