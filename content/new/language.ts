import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { families, pluralCategories } from '../check/plurals';
import { wordless } from '../check/sameAsEnglish';
import { unwritten } from '../check/texts';
import { NewError, readObject, writeNew } from './folder';

/**
 * Writes every file of a language: the keys of English, with the English text after a mark where it is to be translated.
 * @param code such as "fr"
 * @returns the files, from the root
 */
export async function newLanguage(root: string, code: string): Promise<string[]> {
  const locale = new Intl.Locale(code).maximize();
  if (existsSync(path.join(root, 'locales', code))) throw new NewError(`locales/${code} is there already`);
  const english = path.join(root, 'locales/en');
  return Promise.all(
    readdirSync(english).map((name) => {
      const texts =
        name === 'language.json'
          ? ofLanguage(code, locale)
          : translatable(readObject(path.join(english, name)), code);
      if (name === 'common.json') Object.assign(texts as object, { numberSample: numberSample(code) });
      return writeNew(root, `locales/${code}/${name}`, texts);
    }),
  );
}

/** What a language says of itself: its own name, a flag, and the letters it is written in. */
function ofLanguage(code: string, { region = 'UN', script }: Intl.Locale): Record<string, string> {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return {
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    flag: String.fromCodePoint(...[...region].map((letter) => 0x1f1a5 + letter.charCodeAt(0))),
    script: script === 'Cyrl' ? 'cyrillic' : 'latin',
  };
}

/** What tells the site how the language writes numbers. */
const numberSample = (code: string): string =>
  new Intl.NumberFormat(code, { useGrouping: true }).format(1234.5);

function translatable(texts: unknown, code: string, key = ''): unknown {
  if (typeof texts === 'string') {
    const asItIs = wordless.has(key) || !/\p{L}/u.test(texts.replace(/\{\{[^}]*\}\}/g, ''));
    return asItIs ? texts : `${unwritten} ${texts}`;
  }
  if (Array.isArray(texts)) return texts.map((item) => translatable(item, code));
  const entries = texts as Record<string, unknown>;
  return Object.fromEntries(
    [...families(Object.keys(entries))].flatMap(([base, { categories, keys }]) =>
      categories.length === 0
        ? [[base, translatable(entries[base], code, base)]]
        : pluralCategories(code).map((category) => [
            `${base}_${category}`,
            translatable(entries[keys.at(-1) ?? base], code),
          ]),
    ),
  );
}
