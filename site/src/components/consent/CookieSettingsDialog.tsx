import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { useInertPage } from '../ui/useInertPage';
import * as appear from './appear.module.css';
import { CookiePreferences } from './CookiePreferences';

type CookieSettingsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opened the dialog; focus goes back there. */
  returnFocusTo: () => HTMLElement | null;
};

/** The cookie preferences in a modal dialog: focus stays inside, Escape closes. */
const CookieSettingsDialog = ({ open, onOpenChange, returnFocusTo }: CookieSettingsDialogProps) => {
  const { t } = useTranslation('consent');
  useInertPage(open, returnFocusTo);
  return (
    <ThemeProvider>
      <Dialog.Root
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        placement="center"
        finalFocusEl={returnFocusTo}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content className={appear.dialog ?? ''}>
              <Dialog.Header>
                <Dialog.Title>{t('dialog.title')}</Dialog.Title>
                <Dialog.CloseTrigger aria-label={t('dialog.close')} data-tooltip>
                  <X aria-hidden size={24} strokeWidth={1.5} />
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <CookiePreferences onSaved={() => onOpenChange(false)} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ThemeProvider>
  );
};

export default CookieSettingsDialog;
