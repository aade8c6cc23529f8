import { graphql, useStaticQuery } from 'gatsby';
import { I18nextContext, useI18next } from 'gatsby-plugin-react-i18next';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { refreshTranslations } from './freshTranslations';
import { stableI18n } from './stableI18n';

/** Gives the page texts that survive navigation, and refreshes them once the page is idle. */
export const Translations = ({ children }: { children: ReactNode }) => {
  const { i18n: incoming } = useI18next();
  const i18n = stableI18n(incoming);
  const pageContext = useContext(I18nextContext);
  // One object per page, so that a hash change does not reach parts that are not hydrated yet.
  const [context] = useState(pageContext);
  // The day of the build is enough, since the call revalidates; a finer one would make every page anew for every changed word.
  const { site } = useStaticQuery<Queries.TextsVersionQuery>(graphql`
    query TextsVersion {
      site {
        buildTime(formatString: "YYYY-MM-DD")
      }
    }
  `);
  const version = site?.buildTime ?? '';
  useEffect(() => {
    // Failure is only logged; the static page has its texts already.
    if (!i18n.isInitialized) console.info('i18n initialization failed');
    // While developing, a saved text arrives by itself, and the file of texts is that of an earlier build.
    if (process.env.NODE_ENV !== 'development') refreshTranslations(i18n, version);
  }, [i18n, version]);
  return (
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={context}>{children}</I18nextContext.Provider>
    </I18nextProvider>
  );
};
