import { useI18next } from 'gatsby-plugin-react-i18next';
import { BookingButton } from './BookingButton';
import type { DrawerProps } from './createMenuButton';
import { DrawerFrame } from './DrawerFrame';
import { LanguageRow } from './LanguageRow';
import * as styles from './MenuDrawer.module.css';
import { PageLinks } from './PageLinks';

/** The menu of small screens; closes when a link is chosen. */
const MenuDrawer = (drawer: DrawerProps) => {
  const { t } = useI18next('navigation');
  const close = () => drawer.onOpenChange(false);
  return (
    <DrawerFrame {...drawer} label={t('label')}>
      <PageLinks className={styles.pages} linkClassName={styles.page} onFollow={close} />
      <LanguageRow className={styles.languages} />
      <BookingButton className={styles.book} onFollow={close} />
    </DrawerFrame>
  );
};

export default MenuDrawer;
