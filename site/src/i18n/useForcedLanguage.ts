import { navigate } from 'gatsby';
import { useI18next } from 'gatsby-plugin-react-i18next';
import { useEffect, useState } from 'react';
import { type ChosenLanguage, forcedLanguage } from './forcedLanguage';
import { localizedPath } from './languages';
import { storeLanguage } from './storeLanguage';

/**
 * Goes to the language the page opens in, when an address inside the site led to another one, such as a way back in the history; a
 * full load is decided before first paint.
 * @param state what the navigation to the page carried; the language switcher says there that the visitor chose
 */
export const useForcedLanguage = (state: ChosenLanguage | null | undefined): void => {
  const { language, languages, originalPath, defaultLanguage } = useI18next();
  const wanted = forcedLanguage(originalPath, languages);
  // What the page was opened with: a way to one of its sections carries no state.
  const [chosen] = useState(() => state?.chosenLanguage === true);
  useEffect(() => {
    if (!wanted || chosen) return;
    storeLanguage(wanted);
    if (wanted === language) return;
    const { search, hash } = window.location;
    void navigate(localizedPath(originalPath, wanted, defaultLanguage) + search + hash, { replace: true });
  }, [wanted, language, chosen, originalPath, defaultLanguage]);
};
