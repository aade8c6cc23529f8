import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { Plate } from '../media/Plate';
import * as styles from './CelebrationSection.module.css';

type Tile = { readonly title: string; readonly text: string };

type CelebrationSectionProps = {
  picture: NonNullable<Queries.NewYearPageFactsFragment['celebration']>;
  words: string;
};

/** The New Year celebration with three feature tiles. */
export const CelebrationSection = ({ picture, words }: CelebrationSectionProps) => {
  const { t } = useTranslation(words);
  return (
    <section className={`${layout.deep} ${layout.section}`}>
      <div className={layout.wrap}>
        <h2 className={`${type.t1} ${styles.title}`}>{t('celebration.title')}</h2>
        <Plate
          image={picture.image}
          alt={t('celebration.alt')}
          focus={picture.focus}
          className={styles.plate}
        />
        <ul className={layout.cards}>
          {(t('celebration.tiles', { returnObjects: true }) as readonly Tile[]).map(({ title, text }) => (
            <li key={title} className={styles.tile}>
              <h3 className={type.t3}>{title}</h3>
              <p className={`${type.muted} ${styles.text}`}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
