import { navigate } from 'gatsby';
import { useI18next } from 'gatsby-plugin-react-i18next';
import { type MouseEvent, type ReactNode, type Ref, forwardRef } from 'react';
import { showLine } from '../chunks/connectionStore';
import { chosenLanguage, forcedLanguage } from './forcedLanguage';
import { localizedPath } from './languages';
import { storeLanguage } from './storeLanguage';

type LanguageLinkProps = {
  language: string;
  children: ReactNode;
  className?: string | undefined;
};

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Shows the same page in another language. A plain link, so that the hash survives; the choice is stored first, because an
 * unprefixed address would otherwise go back to the stored language. A page that opens in one language is left
 * without a full load, which would force that language again.
 */
export const LanguageLink = forwardRef(function LanguageLink(
  { language, children, ...rest }: LanguageLinkProps,
  ref: Ref<HTMLAnchorElement>,
) {
  const { originalPath, defaultLanguage, languages, language: current } = useI18next();
  const href = localizedPath(originalPath, language, defaultLanguage);
  const store = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigator.onLine && isPlainClick(event)) {
      event.preventDefault();
      showLine('away');
      return;
    }
    storeLanguage(language);
    const address = href + window.location.search + window.location.hash;
    event.currentTarget.href = address;
    if (forcedLanguage(originalPath, languages) && isPlainClick(event)) {
      event.preventDefault();
      if (language !== current) void navigate(address, { state: chosenLanguage });
    }
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
