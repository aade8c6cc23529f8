import { useTranslation } from 'react-i18next';
import * as type from '../../styles/type.module.css';
import { Plate } from '../media/Plate';
import { PositionLabel } from '../ui/PositionLabel';
import * as styles from './FeaturePlate.module.css';
import type { VoyageFacts } from './VoyageView';

/** A lying photograph fills an upright plate by its height, so it is shown almost twice as wide as the plate; phones take two thirds of that. */
const uprightSizes = '(min-width: 1024px) 92vw, 120vw';

type FeaturePlateProps = {
  slug: string;
  feature: NonNullable<VoyageFacts['feature']>;
  className?: string | undefined;
};

/** The tall plate of an expedition, which runs off the left edge. */
export const FeaturePlate = ({ slug, feature, className = '' }: FeaturePlateProps) => {
  const { t } = useTranslation('expeditions');
  return (
    <figure className={`${styles.figure} ${className}`}>
      <Plate
        image={feature.image}
        alt={t(`${slug}.featureAlt`)}
        focus={feature.focus}
        sizes={uprightSizes}
        className={styles.plate}
      />
      <figcaption className={`${type.small} ${type.muted} ${styles.caption}`}>
        <span>{t(`${slug}.featureCaption`)}</span>
        {feature.position && <PositionLabel position={feature.position} />}
      </figcaption>
    </figure>
  );
};
