import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Line.module.css';

/** A line of words at the edge of the page, which needs no code that comes later. */
export const Line = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.line}>
      <p className={styles.words}>{children}</p>
      <button type="button" className={styles.close} aria-label={t('notifications.close')} onClick={onClose}>
        <X aria-hidden size={20} strokeWidth={1.5} />
      </button>
    </div>
  );
};
