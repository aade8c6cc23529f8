import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageFile } from '../media/imageOf';
import { Plate } from '../media/Plate';
import { scrollBehavior } from '../ui/scrollBehavior';
import * as styles from './GalleryThumbnails.module.css';

type GalleryThumbnailsProps = {
  thumbnails: readonly ImageFile[];
  captions: readonly string[];
  index: number;
  onSelect: (index: number) => void;
};

/** All pictures in a row, the chosen one at full strength; on phones a strip that follows the choice. */
export const GalleryThumbnails = ({ thumbnails, captions, index, onSelect }: GalleryThumbnailsProps) => {
  const { t } = useTranslation('vessel');
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const chosen = list?.children[index];
    if (!list || !(chosen instanceof HTMLElement)) return;
    const left = chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2;
    list.scrollTo({ left, behavior: scrollBehavior() });
  }, [index]);
  return (
    <ul ref={strip} className={styles.strip} aria-label={t('gallery.choose')}>
      {thumbnails.map((thumbnail, place) => (
        <li key={place} className={styles.cell}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('gallery.picture', { index: place + 1, caption: captions[place] })}
            aria-current={place === index}
            onClick={() => onSelect(place)}
          >
            <Plate image={thumbnail} alt="" ratio="3 / 2" />
          </button>
        </li>
      ))}
    </ul>
  );
};
