import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { Statistics } from '../company/Statistics';
import * as action from '../ui/action.module.css';
import { LogLine } from '../ui/LogLine';
import * as styles from './AboutSection.module.css';

type AboutSectionProps = {
  company: { readonly safetyMonitoring: string };
  vessels: readonly { readonly guests: number }[];
  /** How many coasts the voyages go to. */
  coasts: number;
};

/** Who we are, with statistics (SPEC 2 Home). */
export const AboutSection = ({ company, vessels, coasts }: AboutSectionProps) => {
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
        <Statistics
          items={[
            {
              number: String(vessels.length),
              label: t('common:statistics.yachts', { count: vessels.length }),
            },
            {
              number: String(Math.max(...vessels.map(({ guests }) => guests))),
              label: t('common:statistics.guests'),
            },
            { number: String(coasts), label: t('common:statistics.coasts', { count: coasts }) },
            { number: company.safetyMonitoring, label: t('common:statistics.safety') },
          ]}
        />
      </div>
    </section>
  );
};
