import { useI18next } from 'gatsby-plugin-react-i18next';
import { type MouseEvent, type ReactNode, type Ref, forwardRef } from 'react';
import { languageStorageKey, localizedPath } from './languages';

type LanguageLinkProps = {
  language: string;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * Shows the same page in another language. A plain link, so that the hash survives; the choice is stored first, because an
 * unprefixed address would otherwise go back to the stored language (DESIGN 3 Pages).
 */
export const LanguageLink = forwardRef(function LanguageLink(
  { language, children, ...rest }: LanguageLinkProps,
  ref: Ref<HTMLAnchorElement>,
) {
  const { originalPath, defaultLanguage, language: current } = useI18next();
  const href = localizedPath(originalPath, language, defaultLanguage);
  const store = (event: MouseEvent<HTMLAnchorElement>) => {
    try {
      localStorage.setItem(languageStorageKey, language);
    } catch (error) {
      console.info('The language could not be stored.', error);
    }
    event.currentTarget.href = href + window.location.search + window.location.hash;
  };
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
      onClick={store}
    >
      {children}
    </a>
  );
});
