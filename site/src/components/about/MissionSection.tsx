import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './MissionSection.module.css';

type MissionText = { readonly title: string; readonly text: string };

/** What the company sails for: three hairline columns. */
export const MissionSection = () => {
  const { t } = useTranslation('about');
  return (
    <section className={`${layout.wrap} ${layout.section}`}>
      <h2 className={`${type.t1} ${styles.title}`}>{t('mission.title')}</h2>
      <ul className={styles.cards}>
        {(t('mission.cards', { returnObjects: true }) as readonly MissionText[]).map(({ title, text }) => (
          <li key={title} className={styles.card}>
            <h3 className={type.t3}>{title}</h3>
            <p className={type.muted}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
