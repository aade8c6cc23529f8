import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { useI18next } from 'gatsby-plugin-react-i18next';
import X from 'lucide-react/icons/x';
import { LanguageLink } from '../../i18n/LanguageLink';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { useLanguages } from '../../i18n/useLanguages';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { BookingButton } from './BookingButton';
import * as styles from './MenuDrawer.module.css';
import { isCurrent, navigationPages } from './pages';

type MenuDrawerProps = {
  triggerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The menu of small screens: 18rem, from the right, closes when a link is chosen (SPEC 2, SPEC 9). */
const MenuDrawer = ({ triggerId, open, onOpenChange }: MenuDrawerProps) => {
  const { t, originalPath } = useI18next('navigation');
  const { languages } = useLanguages();
  const close = () => onOpenChange(false);
  return (
    <ThemeProvider>
      <Drawer.Root
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        placement="end"
        finalFocusEl={() => document.getElementById(triggerId)}
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content aria-label={t('label')}>
              <Drawer.CloseTrigger aria-label={t('closeMenu')}>
                <X aria-hidden size={24} strokeWidth={1.5} />
              </Drawer.CloseTrigger>
              <nav aria-label={t('label')} className={styles.pages}>
                {navigationPages.map(({ key, path }) => (
                  <LocalizedLink
                    key={key}
                    to={path}
                    className={styles.page}
                    aria-current={isCurrent(path, originalPath) ? 'page' : undefined}
                    onClick={close}
                  >
                    {t(`pages.${key}`)}
                  </LocalizedLink>
                ))}
              </nav>
              <div className={styles.languages}>
                {languages.map(({ code, name }) => (
                  <LanguageLink key={code} language={code}>
                    {name}
                  </LanguageLink>
                ))}
              </div>
              <BookingButton className={styles.book} onFollow={close} />
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ThemeProvider>
  );
};

export default MenuDrawer;
