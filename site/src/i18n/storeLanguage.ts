import { writeStored } from '../storage/browserStorage';
import { languageStorageKey } from './languages';

/** Stores the chosen language for the next visit; where the browser refuses storage, that is only logged. */
export const storeLanguage = (language: string): void => {
  if (!writeStored('local', languageStorageKey, language))
    console.info('The browser stores nothing; the language holds within this site.');
};
