import { useI18next } from 'gatsby-plugin-react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { BookingButton } from './BookingButton';
import type { DrawerProps } from './createMenuButton';
import { DrawerFrame } from './DrawerFrame';
import { LanguageRow } from './LanguageRow';
import * as styles from './MenuDrawer.module.css';
import { isCurrent, navigationPages } from './pages';

/** The menu of small screens; closes when a link is chosen (SPEC 2 Shared elements). */
const MenuDrawer = (drawer: DrawerProps) => {
  const { t, originalPath } = useI18next('navigation');
  const close = () => drawer.onOpenChange(false);
  return (
    <DrawerFrame {...drawer} label={t('label')}>
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
      <LanguageRow />
      <BookingButton className={styles.book} onFollow={close} />
    </DrawerFrame>
  );
};

export default MenuDrawer;
