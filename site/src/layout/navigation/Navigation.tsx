import { graphql, useStaticQuery } from 'gatsby';
import * as neatline from '../../components/ui/Neatline.module.css';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { BookingButton } from './BookingButton';
import { LanguageButton } from './LanguageButton';
import { LanguageRow } from './LanguageRow';
import { createMenuButton } from './createMenuButton';
import * as styles from './Navigation.module.css';
import { PageLinks } from './PageLinks';
import { PlainMenu } from './PlainMenu';

const MenuButton = createMenuButton(() => import('./MenuDrawer'));

/** Logo, page links, language and booking button; below 1024 px the links move into the menu. */
export const Navigation = ({ variant }: { variant: 'transparent' | 'solid' }) => {
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
        <PageLinks className={styles.pages} linkClassName={`${styles.page} ${neatline.underCurrent}`} />
        <LanguageButton />
        <BookingButton className={variant === 'transparent' ? styles.bookOver : styles.book} />
        <MenuButton />
      </div>
      <PlainMenu>
        <PageLinks />
        <LanguageRow />
        <BookingButton />
      </PlainMenu>
    </header>
  );
};
