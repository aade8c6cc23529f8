import type { i18n } from 'i18next';
import { isTree, type Texts } from './changedTexts';

const kept = new Map<string, i18n>();

/** Adds what a page brings and an earlier one did not: pages carry only their own part of a namespace. */
const addMissing = (held: Texts, incoming: Texts): void => {
  for (const [key, text] of Object.entries(incoming)) {
    const known = held[key];
    if (known === undefined) held[key] = text;
    else if (isTree(known) && isTree(text)) addMissing(known, text);
  }
};

/**
 * The languages plugin makes a new i18next at every navigation, hash changes included; handing that on would render the
 * whole page again and discard freshly fetched texts. The first instance of each language is kept and takes new texts.
 * @param incoming the plugin's instance for the page about to be shown
 * @returns the instance to hand to the page; on the server, and where texts change while the page is open, always `incoming`
 */
export const stableI18n = (incoming: i18n): i18n => {
  if (typeof window === 'undefined' || process.env.NODE_ENV === 'development') return incoming;
  const { language } = incoming;
  const first = kept.get(language);
  if (!first) {
    kept.set(language, incoming);
    return incoming;
  }
  // Not through addResourceBundle, whose event would set state while a page is being rendered.
  addMissing(first.services.resourceStore.data[language] ?? {}, incoming.getDataByLanguage(language) ?? {});
  return first;
};
