import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { SocialLinks } from '../company/SocialLinks';
import { ContactFormIsland } from './ContactFormIsland';
import { WithoutScript } from '../forms/WithoutScript';
import * as styles from './MessageSection.module.css';

/** Who answers and the social links on the left, the contact form on the right. */
export const MessageSection = ({ profile }: { profile: string }) => {
  const { t } = useTranslation('contact');
  return (
    <section className={`${layout.frost} ${layout.section}`}>
      <div className={`${layout.wrap} ${layout.grid} ${styles.columns}`}>
        <div className={styles.text}>
          <h2 className={type.t1}>{t('message.title')}</h2>
          <p className={`${type.lead} ${styles.lead}`}>{t('message.lead')}</p>
          <SocialLinks profile={profile} />
        </div>
        <div className={styles.form}>
          <ContactFormIsland />
          <WithoutScript />
        </div>
      </div>
    </section>
  );
};
