import { Link } from 'gatsby';
import { useI18next } from 'gatsby-plugin-react-i18next';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { forcedLanguage } from './forcedLanguage';
import { localizedPath } from './languages';

type LocalizedLinkProps = ComponentPropsWithoutRef<'a'> & {
  /** Unprefixed path, optionally with a hash; the language of the page is added. */
  to: string;
};

/** A link inside the site that keeps the language, save to a page that opens in one language. */
export const LocalizedLink = forwardRef<HTMLAnchorElement, LocalizedLinkProps>(function LocalizedLink(
  { to, ...rest },
  ref,
) {
  const { language, languages, defaultLanguage } = useI18next();
  const shown = forcedLanguage(to, languages) ?? language;
  // Gatsby's own type of the link's ref is older than React's.
  return (
    <Link {...rest} ref={ref as never} to={localizedPath(to, shown, defaultLanguage)} hrefLang={shown} />
  );
});
