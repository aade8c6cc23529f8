import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import { Plate } from '../media/Plate';
import { spanOf } from './mosaic';
import * as styles from './PhotoGrid.module.css';

type PhotoGridProps = {
  photos: readonly Queries.GalleryPhotoFragment[];
  /** The viewer may be opened soon. */
  onApproach: () => void;
  /** A photograph was chosen: its place in the list and its button. */
  onOpen: (place: number, opener: HTMLButtonElement) => void;
};

/** The photographs across the whole width, each with its category as a white notch. */
export const PhotoGrid = ({ photos, onApproach, onOpen }: PhotoGridProps) => {
  const { t } = useTranslation(['gallery', 'photos']);
  return (
    <ul className={`${styles.grid} ${layout.follows}`}>
      {photos.map(({ number, category, image, focus }, place) => {
        const { inTwo, inThree } = spanOf(place, photos.length);
        return (
          <li key={number} className={styles.cell} data-in-two={inTwo} data-in-three={inThree}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onPointerEnter={onApproach}
              onFocus={onApproach}
              onClick={(event) => onOpen(place, event.currentTarget)}
            >
              <Plate
                image={image}
                alt={t(`photos:${number}.alt`)}
                focus={focus}
                sizes={`(min-width: 1024px) ${33 * inThree}vw, ${50 * inTwo}vw`}
                loading={place < 2 ? 'eager' : 'lazy'}
                className={styles.plate}
              />
            </button>
            <span className={styles.category}>{t(`gallery:filters.${category}`)}</span>
          </li>
        );
      })}
    </ul>
  );
};
