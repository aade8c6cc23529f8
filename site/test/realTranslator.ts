import fs from 'node:fs';
import path from 'node:path';
import i18next, { type i18n, type TFunction } from 'i18next';

const folder = path.resolve(__dirname, '../../locales');

/** The languages the site ships. */
export const shippedLanguages = fs
  .readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  .sort();

/**
 * The shipped texts of a language, set up as the site does.
 * @throws when a namespace has no file
 */
export const realI18n = (language: string, namespaces: readonly string[]): i18n => {
  const texts = namespaces.map((namespace) => [
    namespace,
    JSON.parse(fs.readFileSync(path.join(folder, language, `${namespace}.json`), 'utf8')) as object,
  ]);
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: Object.fromEntries(texts) as Record<string, object> },
    interpolation: { escapeValue: false },
    returnObjects: true,
    initImmediate: false,
  });
  return instance;
};

/** A translator over the shipped texts of a language. */
export const realTranslator = (language: string, namespaces: readonly string[]): TFunction =>
  realI18n(language, namespaces).t;
