import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './ContactLines.module.css';

type ContactLinesProps = {
  email: string;
  phone: { readonly e164: string; readonly display: string };
  /** Small words above the lines; without them an invitation to write or call. */
  labels?: { readonly email: string; readonly phone: string };
};

/** E-mail and telephone as two large lines. */
export const ContactLines = ({ email, phone, labels }: ContactLinesProps) => {
  const { t } = useTranslation('common');
  const [name, host] = email.split('@');
  return (
    <section className={`${layout.wrap} ${layout.follows}`} aria-label={t('contactLines.label')}>
      <div className={styles.lines}>
        <a className={styles.line} href={`mailto:${email}`}>
          <span className={`${type.muted} ${type.small}`}>{labels?.email ?? t('contactLines.email')}</span>
          <span className={type.line}>
            {name}@<wbr />
            {host}
          </span>
        </a>
        <a className={styles.line} href={`tel:${phone.e164}`}>
          <span className={`${type.muted} ${type.small}`}>{labels?.phone ?? t('contactLines.phone')}</span>
          <span className={`${type.line} ${type.numbers}`}>{phone.display}</span>
        </a>
      </div>
    </section>
  );
};
