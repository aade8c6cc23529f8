import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { ExpeditionCard } from '../expeditions/ExpeditionCard';
import * as action from '../ui/action.module.css';
import { LogLine } from '../ui/LogLine';
import * as styles from './ExpeditionsMosaic.module.css';

/** The first four expeditions; cards 1 and 4 span two columns. */
export const ExpeditionsMosaic = ({
  expeditions,
}: {
  expeditions: readonly Queries.ExpeditionCardFactsFragment[];
}) => {
  const { t } = useTranslation('home');
  return (
    <section className={`${layout.wrap} ${layout.follows}`}>
      <LogLine label={t('expeditions.label')}>{t('expeditions.range')}</LogLine>
      <div className={`${layout.grid} ${styles.head}`}>
        <h2 className={`${type.t1} ${styles.title}`}>{t('expeditions.title')}</h2>
        <p className={`${type.muted} ${styles.note}`}>{t('expeditions.note')}</p>
      </div>
      <div className={`${layout.cards} ${styles.mosaic}`}>
        {expeditions.map((expedition) => (
          <ExpeditionCard key={expedition.slug} expedition={expedition} mosaic />
        ))}
      </div>
      <p className={styles.all}>
        <LocalizedLink to="/expeditions" className={action.link}>
          {t('expeditions.all')}
        </LocalizedLink>
      </p>
    </section>
  );
};
