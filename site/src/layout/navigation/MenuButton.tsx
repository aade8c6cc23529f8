import MenuIcon from 'lucide-react/icons/menu';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './MenuButton.module.css';

const loadDrawer = () => import('./MenuDrawer');
const MenuDrawer = lazy(loadDrawer);
const triggerId = 'menu-button';

/** Opens the slide-in menu of small screens, whose code loads when the button is first touched (SPEC 2, DESIGN 4). */
export const MenuButton = () => {
  const { t } = useTranslation('navigation');
  const [touched, setTouched] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setTouched(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        id={triggerId}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('openMenu')}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={show}
      >
        <MenuIcon aria-hidden size={24} strokeWidth={1.5} />
      </button>
      {touched && (
        <Suspense fallback={null}>
          <MenuDrawer triggerId={triggerId} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};
