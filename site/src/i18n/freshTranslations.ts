import type { i18n } from 'i18next';
import { changedTexts, type Texts } from './changedTexts';

const refreshed = new Set<string>();

/** Names the version of the texts for the cache-busting query: the build's own number. */
const version = process.env.GATSBY_BUILD_VERSION ?? 'development';

const refresh = async (i18n: i18n): Promise<void> => {
  const { language } = i18n;
  try {
    const response = await fetch(`/locales/${language}/translation.json?v=${version}`, {
      cache: 'no-cache',
      credentials: 'include',
    });
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    const fresh = (await response.json()) as Texts;
    for (const [namespace, texts] of Object.entries(fresh)) {
      const changed = changedTexts(i18n.getResourceBundle(language, namespace) as Texts | undefined, texts as Texts);
      if (changed) i18n.addResourceBundle(language, namespace, changed, true, true);
    }
  } catch (error) {
    refreshed.delete(language);
    console.info('The texts could not be refreshed; the built-in ones stay.', error);
  }
};

/**
 * Fetches `/locales/{lng}/translation.json` once per visit and language when the page is idle, and shows texts that differ
 * from the built-in ones (DESIGN 3 Pages). Failure is only logged (SPEC 8).
 */
export const refreshTranslations = (i18n: i18n): void => {
  if (refreshed.has(i18n.language)) return;
  refreshed.add(i18n.language);
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => void refresh(i18n), { timeout: 4000 });
  else setTimeout(() => void refresh(i18n), 2000);
};
