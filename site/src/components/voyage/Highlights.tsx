import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { FeaturePlate } from './FeaturePlate';
import * as styles from './Highlights.module.css';
import type { VoyageFacts } from './VoyageView';

type HighlightText = { readonly title: string; readonly text: string };

type HighlightsProps = {
  expedition: VoyageFacts;
  /** False where the plate stands beside the departures instead. */
  withPlate: boolean;
};

/** Six highlights, beside a tall plate or as two columns of three. */
export const Highlights = ({ expedition, withPlate }: HighlightsProps) => {
  const { t } = useTranslation('expeditions');
  const { slug, feature } = expedition;
  const highlights = t(`${slug}.highlights`, { returnObjects: true }) as readonly HighlightText[];
  const plate = withPlate && feature;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${layout.follows} ${styles.section}`}>
      {plate && <FeaturePlate slug={slug} feature={plate} className={styles.plate} />}
      <div className={plate ? styles.text : styles.wide}>
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
