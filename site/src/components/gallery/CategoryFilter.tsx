import { useTranslation } from 'react-i18next';
import * as type from '../../styles/type.module.css';
import * as neatline from '../ui/Neatline.module.css';
import * as styles from './CategoryFilter.module.css';

/** The filters in their order. */
export const filters = ['all', 'wildlife', 'landscape', 'expedition'] as const;

export type Filter = (typeof filters)[number];

type CategoryFilterProps = {
  chosen: Filter;
  onChoose: (filter: Filter) => void;
  /** How many photographs are shown. */
  count: number;
};

/** The categories as words, the current one on a neatline, and the photo-count badge. */
export const CategoryFilter = ({ chosen, onChoose, count }: CategoryFilterProps) => {
  const { t } = useTranslation('gallery');
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('filterLabel')} className={styles.filters}>
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            className={`${styles.filter} ${neatline.underCurrent}`}
            aria-pressed={filter === chosen}
            onClick={() => onChoose(filter)}
          >
            {t(`filters.${filter}`)}
          </button>
        ))}
      </div>
      <p role="status" className={`${type.numbers} ${styles.count}`}>
        {t('count', { count })}
      </p>
    </div>
  );
};
