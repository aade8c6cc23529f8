import { I18nextContext, useI18next } from 'gatsby-plugin-react-i18next';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { refreshTranslations } from './freshTranslations';
import { stableI18n } from './stableI18n';

/** Gives the page texts that survive navigation, and refreshes them once the page is idle (SPEC 1, DESIGN 3 Pages). */
export const Translations = ({ children }: { children: ReactNode }) => {
  const { i18n: incoming } = useI18next();
  const i18n = stableI18n(incoming);
  const pageContext = useContext(I18nextContext);
  // One object per page, so that a hash change does not reach parts that are not hydrated yet.
  const [context] = useState(pageContext);
  useEffect(() => {
    // Failure is only logged (SPEC 8); the static page has its texts already.
    if (!i18n.isInitialized) console.info('i18n initialization failed');
    refreshTranslations(i18n);
  }, [i18n]);
  return (
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={context}>{children}</I18nextContext.Provider>
    </I18nextProvider>
  );
};
