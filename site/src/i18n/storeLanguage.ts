import { languageStorageKey } from './languages';

/** Stores the chosen language for the next visit; where storage is refused, that is only logged (SPEC 8). */
export const storeLanguage = (language: string): void => {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch (error) {
    console.info('The language could not be stored.', error);
  }
};
