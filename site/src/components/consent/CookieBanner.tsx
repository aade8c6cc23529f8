import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as type from '../../styles/type.module.css';
import * as action from '../ui/action.module.css';
import { CookieKinds } from './CookieKinds';
import * as appear from './appear.module.css';
import * as styles from './CookieBanner.module.css';
import { acceptAll, decline } from './consentStore';
import { useBannerVisibility } from './useBannerVisibility';

/** Asks for consent, without blocking the page; Accept All and Decline weigh the same. */
export const CookieBanner = () => {
  const { t } = useTranslation('consent');
  const { visible, close } = useBannerVisibility();
  const [expanded, setExpanded] = useState(false);
  const detailsId = useId();
  if (!visible) return null;
  return (
    <section className={`${styles.banner} ${appear.banner}`} aria-label={t('banner.label')}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <p className={`${type.t4} ${styles.title}`}>{t('banner.title')}</p>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={expanded}
            aria-controls={detailsId}
            onClick={() => setExpanded(!expanded)}
          >
            <span className={action.link}>{t(expanded ? 'banner.hideDetails' : 'settings')}</span>
          </button>
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={t('banner.close')}
          data-tooltip
          onClick={close}
        >
          <X aria-hidden size={24} strokeWidth={1.5} />
        </button>
      </div>
      <p className={`${type.small} ${type.muted}`}>{t('banner.text')}</p>
      <div id={detailsId} className={styles.details} hidden={!expanded}>
        <CookieKinds />
      </div>
      <div className={styles.answers}>
        <button type="button" className={`${action.second} ${styles.answer}`} onClick={acceptAll}>
          {t('banner.accept')}
        </button>
        <button type="button" className={`${action.second} ${styles.answer}`} onClick={decline}>
          {t('banner.decline')}
        </button>
      </div>
    </section>
  );
};
