import { useTranslation } from 'react-i18next';
import * as type from '../../styles/type.module.css';
import { LinkedText } from '../ui/LinkedText';
import * as styles from './form.module.css';
import { useOffice } from './useOffice';

/** What stands in a form's place where no scripts run: nobody fills in a form that cannot be sent. */
export const WithoutScript = () => {
  const { t } = useTranslation('forms');
  const office = useOffice();
  if (!office) return null;
  const { email, phone } = office;
  return (
    <noscript>
      <p className={type.lead}>
        <LinkedText
          text={t('withoutScript', { email, phone: phone.display })}
          words={[
            { word: email, href: `mailto:${email}` },
            { word: phone.display, href: `tel:${phone.e164}` },
          ]}
          className={styles.policy}
        />
      </p>
    </noscript>
  );
};
