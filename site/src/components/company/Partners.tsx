import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as action from '../ui/action.module.css';
import * as styles from './Partners.module.css';

/** The partners' marks and the link for those who want to become one. */
export const Partners = ({ partners }: { partners: readonly Queries.PartnerFactsFragment[] }) => {
  const { t } = useTranslation('common');
  return (
    <section className={`${layout.wrap} ${layout.tight} ${styles.section}`}>
      <div>
        <h2 className={`${type.lead} ${styles.title}`}>{t('partners.title')}</h2>
        <LocalizedLink to="/contact" className={`${action.link} ${type.small}`}>
          {t('partners.link')}
        </LocalizedLink>
      </div>
      <ul className={styles.marks}>
        {partners.map(({ id, name, url, logo }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener">
              <img src={logo.publicURL ?? ''} alt={name} width={200} height={72} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
