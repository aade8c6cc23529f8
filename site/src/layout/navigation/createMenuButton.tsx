import MenuIcon from 'lucide-react/icons/menu';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../../chunks/PartBoundary';
import { createChunk } from '../../chunks/chunk';
import { openPart } from '../../chunks/openPart';
import * as styles from './MenuButton.module.css';

/** What a drawer is told by the button that opens it. */
export type DrawerProps = {
  triggerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const triggerId = 'menu-button';

/**
 * Makes the button of small screens that opens a slide-in menu, whose code loads when the button is first touched.
 * @param load imports the menu
 */
export const createMenuButton = (load: () => Promise<{ default: ComponentType<DrawerProps> }>) => {
  const menu = createChunk(load);
  return function MenuButton() {
    const { t } = useTranslation('navigation');
    const [touched, setTouched] = useState(false);
    const [open, setOpen] = useState(false);
    const Menu = menu.part();
    const show = () => {
      setTouched(true);
      setOpen(true);
    };
    const close = () => {
      setTouched(false);
      setOpen(false);
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
          onPointerEnter={() => void menu.load()}
          onFocus={() => void menu.load()}
          onClick={() => openPart(menu, show)}
        >
          <MenuIcon aria-hidden size={24} strokeWidth={1.5} />
        </button>
        {touched && Menu && (
          <PartBoundary onFault={close}>
            <Menu triggerId={triggerId} open={open} onOpenChange={setOpen} />
          </PartBoundary>
        )}
      </>
    );
  };
};
