import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsteadProps } from '../islands/createIsland';
import { LinkedText } from '../ui/LinkedText';
import * as styles from './form.module.css';
import { mailDraft } from './mailDraft';
import { useOffice } from './useOffice';

/** What stands below a form whose code cannot be had: the mail address, whose link carries what was typed. */
export const MailInstead = ({ place }: InsteadProps) => {
  const { t } = useTranslation('forms');
  const office = useOffice();
  const email = office?.email ?? '';
  const [draft, setDraft] = useState(`mailto:${email}`);
  useEffect(() => {
    const write = () => setDraft(mailDraft(email, place.current?.querySelector('form') ?? null));
    write();
    // At the document: React keeps events from a form that is not alive yet.
    document.addEventListener('input', write, true);
    return () => document.removeEventListener('input', write, true);
  }, [email, place]);
  if (!office) return null;
  const { phone } = office;
  return (
    <p role="status" className={styles.instead}>
      <LinkedText
        text={t('notLoaded', { email, phone: phone.display })}
        words={[
          { word: email, href: draft },
          { word: phone.display, href: `tel:${phone.e164}` },
        ]}
        className={styles.policy}
      />
    </p>
  );
};
