import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import type { ImageFile } from '../media/imageOf';
import * as action from '../ui/action.module.css';
import { NotFoundView } from './NotFoundView';

/** Says that an address leads nowhere, and the way home. */
export const PageNotFound = ({ picture }: { picture: { image: ImageFile; focus: string } }) => {
  const { t } = useTranslation('common');
  return (
    <NotFoundView
      title={t('notFound.title')}
      text={t('notFound.text')}
      picture={picture}
      alt={t('notFound.alt')}
    >
      <LocalizedLink to="/" className={action.link}>
        {t('notFound.home')}
      </LocalizedLink>
    </NotFoundView>
  );
};
