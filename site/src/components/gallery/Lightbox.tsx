import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { Photograph } from '../media/Photograph';
import { preload } from '../media/preload';
import { usePictureRetry } from '../media/usePictureRetry';
import { useInertPage } from '../ui/useInertPage';
import { PositionLabel } from '../ui/PositionLabel';
import type { Position } from '../ui/formatPosition';
import * as styles from './Lightbox.module.css';
import { useSwipe } from './useSwipe';

/** A picture as the lightbox shows it. */
export type LightboxPicture = {
  image: IGatsbyImageData;
  alt: string;
  caption: string;
  /** Where it is: with the position the muted second line. */
  note?: string | undefined;
  position?: Position | null | undefined;
  /** What kind of picture it is; stands at the right. */
  category?: string;
};

type LightboxProps = {
  pictures: readonly LightboxPicture[];
  index: number;
  /** `n / total` or `i of n`. */
  counter: 'slash' | 'words';
  onIndexChange: (index: number) => void;
  onClose: () => void;
  /** What opened the lightbox; focus goes back there. */
  returnFocusTo: () => HTMLElement | null;
};

/** Pictures at full size: previous and next wrap around, Escape and the close button leave. */
const Lightbox = ({ pictures, index, counter, onIndexChange, onClose, returnFocusTo }: LightboxProps) => {
  const { t } = useTranslation('common');
  const total = pictures.length;
  const previous = (index - 1 + total) % total;
  const next = (index + 1) % total;
  const { attempt, onError } = usePictureRetry();
  const swipe = useSwipe({ onLeft: () => onIndexChange(next), onRight: () => onIndexChange(previous) });
  const picture = pictures[index];
  useInertPage(true, returnFocusTo);

  useEffect(() => {
    for (const neighbour of [previous, next]) {
      const image = pictures[neighbour]?.image;
      if (image) preload(image);
    }
  }, [pictures, previous, next]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (total < 2) return;
    if (event.key === 'ArrowRight') onIndexChange(next);
    if (event.key === 'ArrowLeft') onIndexChange(previous);
    if (event.key === 'Home') onIndexChange(0);
    if (event.key === 'End') onIndexChange(total - 1);
  };
  if (!picture) return null;
  return (
    <ThemeProvider>
      <Dialog.Root
        open
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
        finalFocusEl={returnFocusTo}
      >
        <Portal>
          <Dialog.Positioner>
            <Dialog.Content
              className={styles.viewer}
              aria-label={t('viewer.label')}
              onKeyDown={onKeyDown}
              {...swipe}
            >
              <p className={styles.counter} aria-live="polite">
                {t(`viewer.${counter}`, { index: index + 1, total })}
              </p>
              <Dialog.CloseTrigger
                className={`${styles.round} ${styles.close}`}
                aria-label={t('viewer.close')}
                data-tooltip
              >
                <X aria-hidden size={24} strokeWidth={1.5} />
              </Dialog.CloseTrigger>
              <Photograph
                key={`${index}-${attempt}`}
                image={picture.image}
                alt={picture.alt}
                loading="eager"
                whole
                onError={onError}
                className={styles.picture}
              />
              {total > 1 && (
                <>
                  <button
                    type="button"
                    className={`${styles.round} ${styles.previous}`}
                    aria-label={t('viewer.previous')}
                    data-tooltip
                    onClick={() => onIndexChange(previous)}
                  >
                    <ChevronLeft aria-hidden size={24} strokeWidth={1.5} />
                  </button>
                  <button
                    type="button"
                    className={`${styles.round} ${styles.next}`}
                    aria-label={t('viewer.next')}
                    data-tooltip
                    onClick={() => onIndexChange(next)}
                  >
                    <ChevronRight aria-hidden size={24} strokeWidth={1.5} />
                  </button>
                </>
              )}
              <div className={styles.caption}>
                <p>
                  <b>{picture.caption}</b>
                  <span className={styles.place}>
                    {picture.note && <span>{picture.note}</span>}
                    {picture.position && <PositionLabel position={picture.position} />}
                  </span>
                </p>
                {picture.category && <p className={styles.category}>{picture.category}</p>}
              </div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ThemeProvider>
  );
};

export default Lightbox;
