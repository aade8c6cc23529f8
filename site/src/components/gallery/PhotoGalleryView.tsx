import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../../chunks/PartBoundary';
import { openPart } from '../../chunks/openPart';
import { BelowFold } from '../../layout/below-fold/BelowFold';
import * as layout from '../../styles/layout.module.css';
import { AdSlot } from '../advertising/AdSlot';
import { imageOf } from '../media/imageOf';
import { PageHead } from '../ui/PageHead';
import { CategoryFilter, type Filter } from './CategoryFilter';
import { PhotoGrid } from './PhotoGrid';
import { lightbox } from './lightboxChunk';

/** Filter, grid and full-screen viewer of the filtered list. */
export const PhotoGalleryView = ({ photos }: { photos: readonly Queries.GalleryPhotoFragment[] }) => {
  const { t } = useTranslation(['gallery', 'photos']);
  const [filter, setFilter] = useState<Filter>('all');
  const [index, setIndex] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const Lightbox = lightbox.part();
  const shown = photos.filter(({ category }) => filter === 'all' || category === filter);
  return (
    <>
      <PageHead title={t('gallery:title')}>{t('gallery:subtitle')}</PageHead>
      <div className={layout.wrap}>
        <CategoryFilter chosen={filter} onChoose={setFilter} count={shown.length} />
      </div>
      <BelowFold>
        <PhotoGrid
          photos={shown}
          onApproach={() => void lightbox.load()}
          onOpen={(place, button) => {
            opener.current = button;
            openPart(lightbox, () => setIndex(place));
          }}
        />
        <AdSlot slot="footer" />
      </BelowFold>
      {index !== null && Lightbox && (
        <PartBoundary onFault={() => setIndex(null)}>
          <Lightbox
            pictures={shown.map(({ number, category, large, position }) => ({
              image: imageOf(large),
              alt: t(`photos:${number}.alt`),
              caption: t(`photos:${number}.caption`),
              note: t(`photos:${number}.place`, { defaultValue: '' }),
              position,
              category: t(`gallery:filters.${category}`),
            }))}
            index={index}
            counter="words"
            onIndexChange={setIndex}
            onClose={() => setIndex(null)}
            returnFocusTo={() => opener.current}
          />
        </PartBoundary>
      )}
    </>
  );
};
