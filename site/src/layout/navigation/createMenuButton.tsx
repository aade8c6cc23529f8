import MenuIcon from 'lucide-react/icons/menu';
import { type ComponentType, Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './MenuButton.module.css';

/** What a drawer is told by the button that opens it. */
export type DrawerProps = {
  triggerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const triggerId = 'menu-button';

/**
 * Makes the button of small screens that opens a slide-in menu, whose code loads when the button is first touched (SPEC 2, DESIGN 4).
 * @param load imports the menu
 */
export const createMenuButton = (load: () => Promise<{ default: ComponentType<DrawerProps> }>) => {
  const Menu = lazy(load);
  return function MenuButton() {
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
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={show}
        >
          <MenuIcon aria-hidden size={24} strokeWidth={1.5} />
        </button>
        {touched && (
          <Suspense fallback={null}>
            <Menu triggerId={triggerId} open={open} onOpenChange={setOpen} />
          </Suspense>
        )}
      </>
    );
  };
};
