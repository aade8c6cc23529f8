import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../../chunks/PartBoundary';
import { openPart } from '../../chunks/openPart';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { lightbox } from '../gallery/lightboxChunk';
import { imageOf } from '../media/imageOf';
import { Plate } from '../media/Plate';
import * as action from '../ui/action.module.css';
import * as styles from './GallerySection.module.css';

/** The largest plate of the mosaic takes two thirds of the width. */
const gallerySizes = '(min-width: 640px) 66vw, 100vw';

type GallerySectionProps = {
  photos: readonly Queries.GalleryPhotoFragment[];
  /** How many photographs the gallery page shows. */
  total: number;
};

/** At most eight photographs with a lightbox, and the way to all of them. */
export const GallerySection = ({ photos, total }: GallerySectionProps) => {
  const { t } = useTranslation(['home', 'photos']);
  const [index, setIndex] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const Lightbox = lightbox.part();
  return (
    <section className={layout.follows}>
      <div className={`${layout.wrap} ${styles.head}`}>
        <h2 className={type.t1}>{t('home:gallery.title')}</h2>
        <LocalizedLink to="/photo-gallery" className={action.link}>
          {t('home:gallery.all', { count: total })}
        </LocalizedLink>
      </div>
      <ul className={styles.mosaic}>
        {photos.map(({ number, image, focus }, place) => (
          <li key={number} className={styles.cell}>
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onPointerEnter={() => void lightbox.load()}
              onFocus={() => void lightbox.load()}
              onClick={(event) => {
                opener.current = event.currentTarget;
                openPart(lightbox, () => setIndex(place));
              }}
            >
              <Plate
                image={image}
                alt={t(`photos:${number}.alt`)}
                focus={focus}
                sizes={gallerySizes}
                className={styles.plate}
              />
            </button>
          </li>
        ))}
      </ul>
      {index !== null && Lightbox && (
        <PartBoundary onFault={() => setIndex(null)}>
          <Lightbox
            pictures={photos.map(({ number, large, position }) => ({
              image: imageOf(large),
              alt: t(`photos:${number}.alt`),
              caption: t(`photos:${number}.caption`),
              position,
            }))}
            index={index}
            counter="slash"
            onIndexChange={setIndex}
            onClose={() => setIndex(null)}
            returnFocusTo={() => opener.current}
          />
        </PartBoundary>
      )}
    </section>
  );
};
