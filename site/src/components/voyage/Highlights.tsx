import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { Plate } from '../media/Plate';
import { PositionLabel } from '../ui/PositionLabel';
import * as styles from './Highlights.module.css';
import type { VoyageFacts } from './VoyageView';

type HighlightText = { readonly title: string; readonly text: string };

/** Six highlights beside a tall plate that runs off the left edge (SPEC 2, LOOK: the 18 routes). */
export const Highlights = ({ expedition }: { expedition: VoyageFacts }) => {
  const { t } = useTranslation('expeditions');
  const { slug, feature } = expedition;
  const highlights = t(`${slug}.highlights`, { returnObjects: true }) as readonly HighlightText[];
  return (
    <section className={`${layout.wrap} ${layout.grid} ${layout.follows} ${styles.section}`}>
      {feature && (
        <figure className={styles.figure}>
          <Plate
            image={feature.image}
            alt={t(`${slug}.featureAlt`)}
            focus={feature.focus}
            className={styles.plate}
          />
          <figcaption className={`${type.small} ${type.muted} ${styles.caption}`}>
            <span>{t(`${slug}.featureCaption`)}</span>
            {feature.position && <PositionLabel position={feature.position} />}
          </figcaption>
        </figure>
      )}
      <div className={styles.text}>
        <h2 className={type.t1}>{t(`${slug}.highlightsTitle`)}</h2>
        <ol className={styles.list}>
          {highlights.map(({ title, text }, index) => (
            <li key={title} className={styles.item}>
              <span className={styles.number}>{index + 1}</span>
              <span>
                <b className={styles.title}>{title}</b>
                <span className={type.muted}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
