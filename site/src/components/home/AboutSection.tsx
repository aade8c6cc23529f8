import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { CompanyStatistics } from '../company/CompanyStatistics';
import * as action from '../ui/action.module.css';
import { LogLine } from '../ui/LogLine';
import * as styles from './AboutSection.module.css';

/** Who we are, with statistics. */
export const AboutSection = () => {
  const { t } = useTranslation('home');
  return (
    <section className={`${layout.night} ${layout.section}`}>
      <div className={layout.wrap}>
        <LogLine label={t('about.label')}>{t('about.note')}</LogLine>
        <div className={`${layout.grid} ${styles.columns}`}>
          <h2 className={`${type.t1} ${styles.title}`}>{t('about.title')}</h2>
          <div className={styles.text}>
            <p className={`${type.lead} ${type.muted}`}>{t('about.text')}</p>
            <p className={styles.more}>
              <LocalizedLink to="/about" className={`${action.link} ${action.inherit}`}>
                {t('about.link')}
              </LocalizedLink>
            </p>
          </div>
        </div>
        <CompanyStatistics />
      </div>
    </section>
  );
};
