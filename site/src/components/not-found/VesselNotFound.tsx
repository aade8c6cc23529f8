import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import type { ImageFile } from '../media/imageOf';
import * as action from '../ui/action.module.css';
import { NotFoundView } from './NotFoundView';

/** Says that there is no such yacht, and the way back to the fleet. */
export const VesselNotFound = ({ picture }: { picture: { image: ImageFile; focus: string } }) => {
  const { t } = useTranslation(['vessel', 'common']);
  return (
    <NotFoundView
      title={t('notFound.title')}
      text={t('notFound.text')}
      picture={picture}
      alt={t('common:notFound.alt')}
    >
      <LocalizedLink to="/fleet" className={action.primary}>
        {t('back')}
      </LocalizedLink>
    </NotFoundView>
  );
};
