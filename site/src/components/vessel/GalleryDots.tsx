import { useTranslation } from 'react-i18next';
import * as styles from './GalleryDots.module.css';

type GalleryDotsProps = { total: number; index: number; onSelect: (index: number) => void };

/** One dot for each picture; a dot selects its picture directly. */
export const GalleryDots = ({ total, index, onSelect }: GalleryDotsProps) => {
  const { t } = useTranslation('vessel');
  return (
    <div role="group" className={styles.dots} aria-label={t('gallery.position')}>
      {Array.from({ length: total }, (_, place) => (
        <button
          key={place}
          type="button"
          className={styles.dot}
          aria-label={t('gallery.place', { index: place + 1, total })}
          aria-current={place === index}
          onClick={() => onSelect(place)}
        />
      ))}
    </div>
  );
};
