import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import type { ImageFile } from '../media/imageOf';
import { Plate } from '../media/Plate';
import * as styles from './ExpertiseSection.module.css';

type ExpertiseSectionProps = {
  picture: { readonly image: ImageFile; readonly focus: string | null };
  /** When somebody ashore watches over the yachts, such as `24/7`. */
  safetyMonitoring: string;
};

/** Safety expertise: crew and standards, five items each, beside a tall plate. */
export const ExpertiseSection = ({ picture, safetyMonitoring }: ExpertiseSectionProps) => {
  const { t } = useTranslation('about');
  return (
    <section className={`${layout.wrap} ${layout.grid} ${layout.follows} ${styles.section}`}>
      <figure className={styles.figure}>
        <Plate image={picture.image} alt={t('expertise.alt')} focus={picture.focus} ratio="4 / 5" />
        <figcaption className={`${type.small} ${type.muted} ${styles.caption}`}>
          {t('expertise.caption')}
        </figcaption>
      </figure>
      <div className={styles.text}>
        <h2 className={type.t1}>{t('expertise.title')}</h2>
        {(['crew', 'standards'] as const).map((key) => (
          <div key={key} className={styles.group}>
            <h3 className={`${type.t4} ${styles.subtitle}`}>{t(`expertise.${key}.title`)}</h3>
            <ul>
              {(
                t(`expertise.${key}.items`, {
                  returnObjects: true,
                  hours: safetyMonitoring,
                }) as readonly string[]
              ).map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
};
