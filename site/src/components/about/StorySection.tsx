import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import type { Position } from '../ui/formatPosition';
import { LogLine } from '../ui/LogLine';
import { PositionLabel } from '../ui/PositionLabel';
import * as styles from './StorySection.module.css';

/** The company's story in two columns, closed by the quote. */
export const StorySection = ({ position }: { position: Position }) => {
  const { t } = useTranslation('about');
  const columns = t('story.columns', { returnObjects: true }) as readonly (readonly string[])[];
  return (
    <section className={`${layout.wrap} ${layout.section}`}>
      <LogLine label={t('story.label')}>
        <PositionLabel position={position} />
      </LogLine>
      <div className={`${layout.grid} ${styles.story}`}>
        <h2 className={`${type.t2} ${styles.title}`}>{t('story.title')}</h2>
        {columns.map((paragraphs) => (
          <div key={paragraphs[0]} className={styles.column}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
        <figure className={styles.quote}>
          <blockquote>
            <p className={type.t1}>{t('story.quote')}</p>
          </blockquote>
          <figcaption className={`${type.small} ${type.muted} ${styles.source}`}>
            {t('story.quoteSource')}
          </figcaption>
        </figure>
      </div>
    </section>
  );
};
