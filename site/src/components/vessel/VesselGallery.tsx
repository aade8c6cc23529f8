import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import { useSwipe } from '../gallery/useSwipe';
import { Photograph } from '../media/Photograph';
import { imageOf, type ImageFile, sourceOf } from '../media/imageOf';
import { usePictureRetry } from '../media/usePictureRetry';
import { GalleryDots } from './GalleryDots';
import { GalleryThumbnails } from './GalleryThumbnails';
import * as styles from './VesselGallery.module.css';
import { useGallery } from './useGallery';

type PictureText = { readonly alt: string; readonly caption: string };

type VesselGalleryProps = {
  slug: string;
  pictures: readonly ImageFile[];
  /** The same pictures, small. */
  thumbnails: readonly ImageFile[];
};

/** Eleven pictures, one at a time: arrows that wrap around, thumbnails and dots that select directly. */
export const VesselGallery = ({ slug, pictures, thumbnails }: VesselGalleryProps) => {
  const { t } = useTranslation(['vessel', 'vessels', 'common']);
  const texts = t(`vessels:${slug}.gallery`, { returnObjects: true }) as readonly PictureText[];
  const images = pictures.map(imageOf);
  const { index, before, select, previous, next, warm } = useGallery(images);
  const { attempt, onError } = usePictureRetry();
  const swipe = useSwipe({ onLeft: next, onRight: previous });
  const shown = before === undefined ? [index] : [before, index];
  return (
    <section className={`${layout.wrap} ${layout.follows}`} onPointerEnter={warm} onFocus={warm}>
      <h2 className="visually-hidden">{t('gallery.title')}</h2>
      <figure>
        <div className={styles.stage} {...swipe}>
          {shown.map((place) => {
            const image = images[place];
            const current = place === index;
            return (
              image && (
                <div
                  key={`${place}-${attempt}`}
                  className={current && before !== undefined ? styles.arriving : undefined}
                  aria-hidden={!current}
                >
                  <Photograph
                    image={image}
                    alt={texts[place]?.alt ?? ''}
                    loading={place === 0 ? 'lazy' : 'eager'}
                    onError={onError}
                    className={styles.picture}
                  />
                </div>
              )
            );
          })}
          <div className={styles.notch}>
            <button
              type="button"
              className={styles.arrow}
              aria-label={t('common:viewer.previous')}
              data-tooltip
              onClick={previous}
            >
              <ChevronLeft aria-hidden size={24} strokeWidth={1.5} />
            </button>
            <button
              type="button"
              className={styles.arrow}
              aria-label={t('common:viewer.next')}
              data-tooltip
              onClick={next}
            >
              <ChevronRight aria-hidden size={24} strokeWidth={1.5} />
            </button>
          </div>
        </div>
        <figcaption className={styles.caption} aria-live="polite">
          <span>{texts[index]?.caption}</span>
          <span className={styles.counter}>
            {t('common:viewer.slash', { index: index + 1, total: images.length })}
          </span>
        </figcaption>
      </figure>
      <noscript>
        <ul className={styles.plain}>
          {images.map((image, place) => (
            <li key={place}>
              <a href={sourceOf(image)}>{texts[place]?.caption}</a>
            </li>
          ))}
        </ul>
      </noscript>
      <GalleryThumbnails
        thumbnails={thumbnails}
        captions={texts.map(({ caption }) => caption)}
        index={index}
        onSelect={select}
      />
      <GalleryDots total={images.length} index={index} onSelect={select} />
    </section>
  );
};
