import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import type { ImageFile } from '../media/imageOf';
import { Plate } from '../media/Plate';
import * as action from '../ui/action.module.css';
import * as styles from './NotFoundView.module.css';

/** The given title and sentence, one way home and a picture (SPEC 2, SPEC 8). */
export const NotFoundView = ({ image }: { image: ImageFile }) => {
  const { t } = useTranslation('common');
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <h1 className={type.t1}>{t('notFound.title')}</h1>
      <p className={type.lead}>{t('notFound.text')}</p>
      <p>
        <LocalizedLink to="/" className={action.link}>
          {t('notFound.home')}
        </LocalizedLink>
      </p>
      <Plate image={image} alt={t('notFound.alt')} ratio="21 / 9" focus="58% 50%" className={styles.plate} />
    </div>
  );
};
