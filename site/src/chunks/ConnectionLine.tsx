import X from 'lucide-react/icons/x';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './ConnectionLine.module.css';
import { currentMatter, hideLine, subscribe } from './connectionStore';

/** The line that says why something does not open. Its words are in every page, since they are needed when nothing can be fetched. */
export const ConnectionLine = () => {
  const { t } = useTranslation('common');
  const matter = useSyncExternalStore(subscribe, currentMatter, () => null);
  useEffect(() => {
    window.addEventListener('online', hideLine);
    return () => window.removeEventListener('online', hideLine);
  }, []);
  return (
    <div role="status">
      {matter && (
        <div className={styles.line}>
          <p className={styles.words}>{t(`connection.${matter}`)}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={t('notifications.close')}
            onClick={hideLine}
          >
            <X aria-hidden size={20} strokeWidth={1.5} />
          </button>
        </div>
      )}
    </div>
  );
};
