import { useTranslation } from 'react-i18next';
import { ScrollLink } from '../../components/ui/ScrollLink';
import type { DrawerProps } from '../navigation/createMenuButton';
import { DrawerFrame } from '../navigation/DrawerFrame';
import { LanguageRow } from '../navigation/LanguageRow';
import * as styles from '../navigation/MenuDrawer.module.css';

/** The drawer of the New Year pages: languages and Book now, which closes it. */
const NewYearDrawer = (drawer: DrawerProps) => {
  const { t } = useTranslation('newyear');
  return (
    <DrawerFrame {...drawer} label={t('header.label')}>
      <LanguageRow className={styles.languages} />
      <ScrollLink to="cost" className={styles.book} onFollow={() => drawer.onOpenChange(false)}>
        {t('header.book')}
      </ScrollLink>
    </DrawerFrame>
  );
};

export default NewYearDrawer;
