import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollLink } from '../../components/ui/ScrollLink';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { createMenuButton } from '../navigation/createMenuButton';
import { LanguageButton } from '../navigation/LanguageButton';
import { LanguageRow } from '../navigation/LanguageRow';
import { PlainMenu } from '../navigation/PlainMenu';
import * as bar from '../navigation/Navigation.module.css';
import * as styles from './NewYearHeader.module.css';

const NewYearMenuButton = createMenuButton(() => import('./NewYearDrawer'));

/** Scrolled further than this many pixels, the header needs a ground of its own. */
const threshold = 40;

/** Fixed header of the New Year pages: logo, language and Book now; below 1024 px the language moves into the drawer. */
export const NewYearHeader = () => {
  const { t } = useTranslation('newyear');
  const [scrolled, setScrolled] = useState(false);
  const { company, logo } = useStaticQuery<Queries.NewYearLogoQuery>(graphql`
    query NewYearLogo {
      company {
        name
      }
      logo: file(relativePath: { eq: "images/brand/logo-white.svg" }) {
        publicURL
      }
    }
  `);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <header className={`${styles.header} ${scrolled ? styles.scrolled : ''}`}>
      <div className={bar.bar}>
        <LocalizedLink to="/" className={bar.logo}>
          <img src={logo?.publicURL ?? ''} alt={company?.name ?? ''} width={197} height={44} />
        </LocalizedLink>
        <LanguageButton />
        <ScrollLink to="cost" className={bar.book}>
          {t('header.book')}
        </ScrollLink>
        <NewYearMenuButton />
      </div>
      <PlainMenu>
        <LanguageRow />
        <ScrollLink to="cost">{t('header.book')}</ScrollLink>
      </PlainMenu>
    </header>
  );
};
