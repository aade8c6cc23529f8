import type { i18n } from 'i18next';

const kept = new Map<string, i18n>();

/**
 * The languages plugin makes a new i18next at every navigation, hash changes included; handing that on would render the
 * whole page again and discard freshly fetched texts. The first instance of each language is kept and takes new namespaces.
 * @param incoming the plugin's instance for the page about to be shown
 * @returns the instance to hand to the page; on the server always `incoming`
 */
export const stableI18n = (incoming: i18n): i18n => {
  if (typeof window === 'undefined') return incoming;
  const { language } = incoming;
  const first = kept.get(language);
  if (!first) {
    kept.set(language, incoming);
    return incoming;
  }
  const texts = first.services.resourceStore.data[language] ?? {};
  for (const [namespace, bundle] of Object.entries(incoming.getDataByLanguage(language) ?? {})) {
    // Not through addResourceBundle, whose event would set state while a page is being rendered.
    texts[namespace] ??= bundle;
  }
  return first;
};
