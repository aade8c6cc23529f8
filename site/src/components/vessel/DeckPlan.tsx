import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { LogLine } from '../ui/LogLine';
import * as styles from './DeckPlan.module.css';
import type { VesselFacts } from './VesselView';

/** The drawing in its double frame, a link to itself at full size, how the guests are lodged, and what each number is. */
export const DeckPlan = ({ vessel: { slug, name, plan } }: { vessel: VesselFacts }) => {
  const { t } = useTranslation(['vessel', 'vessels']);
  const legend = Object.entries(plan.legend as Record<string, string>);
  return (
    <section className={`${layout.frost} ${layout.section}`}>
      <div className={layout.wrap}>
        <LogLine label={t('plan.title')}>{t('plan.note')}</LogLine>
        <h2 className="visually-hidden">{t('plan.title')}</h2>
        <p className={`${type.lead} ${styles.accommodation}`}>{t(`vessels:${slug}.accommodation`)}</p>
        <a className={styles.frame} href={plan.drawing.publicURL ?? ''}>
          <img
            src={plan.drawing.publicURL ?? ''}
            alt={t('plan.alt', { name })}
            width={1600}
            height={700}
            loading="lazy"
            className={styles.drawing}
          />
        </a>
        <ol className={styles.legend} style={{ '--plan-colour': plan.colour } as CSSProperties}>
          {legend.map(([number, part]) => (
            <li key={number} className={styles.entry}>
              <span className={styles.number}>{number}</span>
              {t(`vessels:legend.${part}`)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
