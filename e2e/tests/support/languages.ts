import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../locales');

/** A language of the site as a test visits it. */
export type TestLanguage = {
  code: string;
  /** Start of its addresses: empty for English. */
  prefix: string;
  /** Its own name in the language menu. */
  name: string;
};

const read = (code: string, namespace: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(folder, code, `${namespace}.json`), 'utf8'));

/** Every language of the site, English first. */
export const languages: readonly TestLanguage[] = fs
  .readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  .sort((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other))
  .map((code) => ({
    code,
    prefix: code === 'en' ? '' : `/${code}`,
    name: (read(code, 'language') as { name: string }).name,
  }));

/** The languages in which states of pages are visited: German with the longest words, and all when EVERY_LANGUAGE asks for them. */
export const stateLanguages = languages.filter(
  ({ code }) => code === 'de' || Boolean(process.env['EVERY_LANGUAGE']),
);

/**
 * A text of the site, so that tests name what the visitor reads in any language.
 * @param key namespace and path, such as `booking:form.submit`
 * @param values replace `{{placeholders}}`
 * @throws when there is no such text
 */
export const text = (
  code: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const [namespace = '', keys = ''] = key.split(':');
  const found = keys
    .split('.')
    .reduce<unknown>(
      (texts, part) => (texts as Record<string, unknown> | undefined)?.[part],
      read(code, namespace),
    );
  if (typeof found !== 'string') throw new Error(`locales/${code}/${namespace}.json has no text ${keys}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
};

/** A text of the English site; see `text`. */
export const say = (key: string, values?: Readonly<Record<string, string | number>>): string =>
  text('en', key, values);

/** The address of a page in a language. */
export const address = ({ prefix }: TestLanguage, page: string): string =>
  page.startsWith('/#')
    ? `${prefix || '/'}${page.slice(1)}`
    : `${prefix}${page === '/' && prefix ? '' : page}`;
