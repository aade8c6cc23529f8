import fs from 'node:fs';
import path from 'node:path';

/** The fallback language, which lives at unprefixed addresses. */
export const defaultLanguage = 'en';

const localesFolder = path.resolve('../locales');

/** The languages of the site, the fallback first: one for each folder under `locales/`. */
export const languages: string[] = [
  defaultLanguage,
  ...fs
    .readdirSync(localesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== defaultLanguage)
    .map((entry) => entry.name)
    .sort(),
];

/**
 * The address of a page in a language.
 * @param originalPath the unprefixed path, such as `/antarctica`
 * @param language a language code
 * @returns the path without trailing slash, `/` for the English home page
 */
export const localizedPath = (originalPath: string, language: string): string => {
  const path = originalPath === '/' ? '' : originalPath;
  return (language === defaultLanguage ? path : `/${language}${path}`) || '/';
};
