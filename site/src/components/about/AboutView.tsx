import { useTranslation } from 'react-i18next';
import { BelowFold } from '../../layout/below-fold/BelowFold';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { AdSlot } from '../advertising/AdSlot';
import { CompanyStatistics } from '../company/CompanyStatistics';
import { Partners } from '../company/Partners';
import { Hero } from '../hero/Hero';
import * as styles from './AboutView.module.css';
import { ExpertiseSection } from './ExpertiseSection';
import { MissionSection } from './MissionSection';
import { StorySection } from './StorySection';

export type AboutViewProps = {
  facts: NonNullable<Queries.AboutPageQuery['facts']>;
  company: NonNullable<Queries.AboutPageQuery['company']>;
};

/** Story with quote, statistics, mission, safety expertise, partners. */
export const AboutView = ({ facts, company }: AboutViewProps) => {
  const { t } = useTranslation('about');
  return (
    <>
      <Hero hero={facts.hero} alt={t('hero.alt')}>
        <h1 className={type.hero}>{t('hero.title')}</h1>
        <p className={`${type.lead} ${styles.lead}`}>{t('hero.lead')}</p>
      </Hero>
      <BelowFold>
        <StorySection position={company.position} />
        <section className={`${layout.night} ${layout.tight}`} aria-label={t('statistics')}>
          <div className={layout.wrap}>
            <CompanyStatistics />
          </div>
        </section>
        <MissionSection />
        {facts.expertise && (
          <ExpertiseSection picture={facts.expertise} safetyMonitoring={company.safetyMonitoring} />
        )}
        <Partners partners={company.partners} />
        <AdSlot slot="footer" />
      </BelowFold>
    </>
  );
};
