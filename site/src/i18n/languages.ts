/** The languages plugin's key in the local storage. */
export const languageStorageKey = 'gatsby-i18next-language';

/**
 * The address of a page in a language.
 * @param originalPath the unprefixed path, such as `/antarctica`
 * @param language a language code
 * @param defaultLanguage the language of unprefixed addresses
 * @returns the path without trailing slash, `/` for the home page of the default language
 */
export const localizedPath = (originalPath: string, language: string, defaultLanguage: string): string => {
  const path = originalPath.replace(/\/+$/, '');
  return (language === defaultLanguage ? path : `/${language}${path}`) || '/';
};
