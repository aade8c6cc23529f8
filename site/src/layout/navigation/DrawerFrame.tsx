import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInertPage } from '../../components/ui/useInertPage';
import { ThemeProvider } from '../../theme/ThemeProvider';
import type { DrawerProps } from './createMenuButton';

type DrawerFrameProps = DrawerProps & {
  /** Names the dialog. */
  label: string;
  children: ReactNode;
};

/** A slide-in menu from the right, 18rem wide, with its close button. */
export const DrawerFrame = ({ triggerId, open, onOpenChange, label, children }: DrawerFrameProps) => {
  const { t } = useTranslation('navigation');
  const opener = () => document.getElementById(triggerId);
  useInertPage(open, opener);
  return (
    <ThemeProvider>
      <Drawer.Root
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        placement="end"
        finalFocusEl={opener}
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content aria-label={label}>
              <Drawer.CloseTrigger aria-label={t('closeMenu')} data-tooltip>
                <X aria-hidden size={24} strokeWidth={1.5} />
              </Drawer.CloseTrigger>
              {children}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ThemeProvider>
  );
};
