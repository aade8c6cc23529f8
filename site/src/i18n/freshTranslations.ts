import type { i18n } from 'i18next';
import { changedTexts, type Texts } from './changedTexts';

const answers = new Map<string, Promise<Texts>>();

const fetchTexts = async (language: string, version: string): Promise<Texts> => {
  const response = await fetch(`/locales/${language}/translation.json?v=${version}`, {
    cache: 'no-cache',
    credentials: 'include',
  });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return (await response.json()) as Texts;
};

const refresh = async (i18n: i18n, version: string): Promise<void> => {
  const { language } = i18n;
  const answer = answers.get(language) ?? fetchTexts(language, version);
  answers.set(language, answer);
  try {
    for (const [namespace, texts] of Object.entries(await answer)) {
      const built = i18n.getResourceBundle(language, namespace) as Texts | undefined;
      const changed = changedTexts(built, texts as Texts);
      if (changed) i18n.addResourceBundle(language, namespace, changed, true, true);
    }
  } catch (error) {
    answers.delete(language);
    console.info('The texts could not be refreshed; the built-in ones stay.', error);
  }
};

/**
 * Shows texts that differ from the built-in ones on the page just opened, once it is idle. They come from
 * `/locales/{lng}/translation.json`, fetched once for each language. Failure is only logged.
 * @param version of the texts, for the cache-busting query
 */
export const refreshTranslations = (i18n: i18n, version: string): void => {
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(() => void refresh(i18n, version), { timeout: 4000 });
  else setTimeout(() => void refresh(i18n, version), 2000);
};
