import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as type from '../../styles/type.module.css';
import * as action from '../ui/action.module.css';
import * as styles from './CookieKinds.module.css';
import { optionalKinds } from './consentStorage';

/** What each kind of cookie is for, and where to read more: the details of the banner. */
export const CookieKinds = () => {
  const { t } = useTranslation('consent');
  return (
    <>
      <ul className={styles.kinds}>
        {['essential', ...optionalKinds].map((kind) => (
          <li key={kind}>
            <b>{t(`kinds.${kind}.name`)}</b>
            <span className={type.muted}>{t(`kinds.${kind}.text`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.policy}>
        <LocalizedLink to="/data-protection" className={action.link}>
          {t('banner.policy')}
        </LocalizedLink>
      </p>
    </>
  );
};
