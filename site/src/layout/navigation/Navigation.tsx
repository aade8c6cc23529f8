import { graphql, useStaticQuery } from 'gatsby';
import { useI18next } from 'gatsby-plugin-react-i18next';
import * as neatline from '../../components/ui/Neatline.module.css';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { BookingButton } from './BookingButton';
import { LanguageButton } from './LanguageButton';
import { createMenuButton } from './createMenuButton';
import * as styles from './Navigation.module.css';
import { isCurrent, navigationPages } from './pages';

const MenuButton = createMenuButton(() => import('./MenuDrawer'));

/** Logo, page links, language and booking button; below 1024 px the links move into the menu (SPEC 2 Shared elements). */
export const Navigation = ({ variant }: { variant: 'transparent' | 'solid' }) => {
  const { t, originalPath } = useI18next('navigation');
  const { company, navy, white } = useStaticQuery<Queries.NavigationLogosQuery>(graphql`
    query NavigationLogos {
      company {
        name
      }
      navy: file(relativePath: { eq: "images/brand/logo.svg" }) {
        publicURL
      }
      white: file(relativePath: { eq: "images/brand/logo-white.svg" }) {
        publicURL
      }
    }
  `);
  const logo = variant === 'transparent' ? white : navy;
  return (
    <header className={variant === 'transparent' ? styles.transparent : styles.solid}>
      <div className={styles.bar}>
        <LocalizedLink to="/" className={styles.logo}>
          <img src={logo?.publicURL ?? ''} alt={company?.name ?? ''} width={197} height={44} />
        </LocalizedLink>
        <nav aria-label={t('label')} className={styles.pages}>
          {navigationPages.map(({ key, path }) => (
            <LocalizedLink
              key={key}
              to={path}
              className={`${styles.page} ${neatline.underCurrent}`}
              aria-current={isCurrent(path, originalPath) ? 'page' : undefined}
            >
              {t(`pages.${key}`)}
            </LocalizedLink>
          ))}
        </nav>
        <LanguageButton />
        <BookingButton className={variant === 'transparent' ? styles.bookOver : styles.book} />
        <MenuButton />
      </div>
    </header>
  );
};
