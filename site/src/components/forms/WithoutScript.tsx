import { graphql, useStaticQuery } from 'gatsby';
import { Trans, useTranslation } from 'react-i18next';
import * as type from '../../styles/type.module.css';
import * as styles from './form.module.css';

/** What stands in a form's place where no scripts run: nobody fills in a form that cannot be sent. */
export const WithoutScript = () => {
  const { t } = useTranslation('forms');
  const { company } = useStaticQuery<Queries.OfficeQuery>(graphql`
    query Office {
      company {
        email
        phone {
          display
          e164
        }
      }
    }
  `);
  if (!company) return null;
  const { email, phone } = company;
  return (
    <noscript>
      <p className={type.lead}>
        <Trans
          t={t}
          i18nKey="withoutScript"
          values={{ email, phone: phone.display }}
          components={{
            mail: (
              <a href={`mailto:${email}`} className={styles.policy}>
                {null}
              </a>
            ),
            call: (
              <a href={`tel:${phone.e164}`} className={styles.policy}>
                {null}
              </a>
            ),
          }}
        />
      </p>
    </noscript>
  );
};
