import { useI18next } from 'gatsby-plugin-react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { isCurrent, navigationPages } from './pages';

type PageLinksProps = {
  /** Class of the list. */
  className?: string | undefined;
  /** Class of each link. */
  linkClassName?: string | undefined;
  /** Called when a link is chosen, for a menu that has to close. */
  onFollow?: () => void;
};

/** Home, Expeditions, Fleet, About, Contact; the current one is marked. */
export const PageLinks = ({ className, linkClassName, onFollow }: PageLinksProps) => {
  const { t, originalPath } = useI18next('navigation');
  return (
    <nav aria-label={t('label')} className={className}>
      {navigationPages.map(({ key, path }) => (
        <LocalizedLink
          key={key}
          to={path}
          className={linkClassName}
          aria-current={isCurrent(path, originalPath) ? 'page' : undefined}
          onClick={onFollow}
        >
          {t(`pages.${key}`)}
        </LocalizedLink>
      ))}
    </nav>
  );
};
