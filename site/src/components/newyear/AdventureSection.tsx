import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { CheckList } from '../ui/CheckList';
import * as styles from './AdventureSection.module.css';

/** The call to adventure: why this matters, and what the guests will experience. */
export const AdventureSection = ({ group }: { group: number | null }) => {
  const { t } = useTranslation('newyear');
  return (
    <section className={`${layout.wrap} ${layout.section}`}>
      <h2 className={`${type.t1} ${styles.title}`}>{t('adventure.title')}</h2>
      <div className={styles.lists}>
        {(['important', 'experience'] as const).map((key) => (
          <div key={key}>
            <h3 className={`${type.t3} ${styles.subtitle}`}>{t(`adventure.${key}.title`)}</h3>
            <CheckList
              items={t(`adventure.${key}.list`, { returnObjects: true, group }) as readonly string[]}
            />
          </div>
        ))}
      </div>
    </section>
  );
};
