import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollBehavior } from '../components/ui/scrollBehavior';
import * as styles from './BackToTop.module.css';

/** Scrolled further than this many pixels, the button shows. */
const threshold = 300;

const scrollUp = () => {
  // The button is about to hide, and a focus that vanishes would stop the scrolling.
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
};

/** Round button that scrolls back to the top. */
export const BackToTop = () => {
  const { t } = useTranslation('common');
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const update = () => setVisible(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      hidden={!visible}
      aria-label={t('backToTop')}
      data-tooltip
      onClick={scrollUp}
    >
      <ArrowUp aria-hidden size={22} strokeWidth={1.5} />
    </button>
  );
};
