import { graphql, useStaticQuery } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { SocialLinks } from '../../components/company/SocialLinks';
import { CookieSettingsButton } from '../../components/consent/CookieSettingsButton';
import { PositionLabel } from '../../components/ui/PositionLabel';
import * as layout from '../../styles/layout.module.css';
import * as styles from './Footer.module.css';
import { FooterColumn } from './FooterColumn';

/** Company, expeditions, fleet, company links and legal links, closed by the copyright line. */
export const Footer = () => {
  const { t } = useTranslation(['footer', 'expeditions']);
  const { company, expeditions, vessels, logo, site } = useStaticQuery<Queries.FooterQuery>(graphql`
    query Footer {
      company {
        name
        legalName
        address {
          city
        }
        position {
          latitude
          longitude
        }
        social {
          profile
        }
      }
      expeditions: allExpedition(filter: { footer: { eq: true } }, sort: { order: ASC }) {
        nodes {
          slug
        }
      }
      vessels: allVessel(sort: { order: ASC }) {
        nodes {
          slug
          name
        }
      }
      logo: file(relativePath: { eq: "images/brand/logo-white.svg" }) {
        publicURL
      }
      site {
        buildTime(formatString: "YYYY")
      }
    }
  `);
  if (!company) throw new Error('content/company.json is missing');
  return (
    <footer className={`${layout.night} ${styles.footer}`}>
      <div className={styles.neatline} />
      <div className={layout.wrap}>
        <div className={styles.columns}>
          <div className={styles.company}>
            <img src={logo?.publicURL ?? ''} alt={company.name} width={232} height={52} loading="lazy" />
            <p>{t('footer:description')}</p>
            <SocialLinks profile={company.social.profile} />
          </div>
          <FooterColumn
            title={t('footer:expeditions')}
            links={[
              ...expeditions.nodes.map(({ slug }) => ({
                to: `/${slug}`,
                label: t(`expeditions:${slug}.title`),
              })),
              { to: '/expeditions', label: t('footer:allExpeditions') },
            ]}
          />
          <FooterColumn
            title={t('footer:fleet')}
            links={[
              ...vessels.nodes.map(({ slug, name }) => ({ to: `/vessel/${slug}`, label: name })),
              { to: '/fleet', label: t('footer:theFleet') },
            ]}
          />
          <FooterColumn
            title={t('footer:company')}
            links={[
              { to: '/about', label: t('footer:about') },
              { to: '/contact', label: t('footer:safety') },
              { to: '/contact', label: t('footer:reviews') },
              { to: '/contact', label: t('footer:contact') },
            ]}
          />
          <FooterColumn
            title={t('footer:legal')}
            links={[
              { to: '/terms-of-use', label: t('footer:terms') },
              { to: '/data-protection', label: t('footer:dataProtection') },
              { to: '/legal-notice', label: t('footer:legalNotice') },
            ]}
          >
            <CookieSettingsButton className={styles.cookies} />
          </FooterColumn>
        </div>
        <div className={styles.end}>
          <span>
            {t('footer:copyright', {
              year: site?.buildTime,
              company: company.legalName,
              city: company.address.city,
            })}
          </span>
          <PositionLabel position={company.position} />
        </div>
      </div>
    </footer>
  );
};
