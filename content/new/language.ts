import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { numberSample } from '../check/numberSample';
import { families, pluralCategories } from '../check/plurals';
import { wordless } from '../check/sameAsEnglish';
import { unwritten } from '../check/texts';
import { NewError, readObject, writeNew } from './folder';

/**
 * Writes every file of a language: the keys of English, with the English text after a mark where it is to be translated.
 * @param code such as "fr" or "pt-BR"
 * @returns the files, from the root
 */
export async function newLanguage(root: string, code: string): Promise<string[]> {
  if (existsSync(path.join(root, 'locales', code))) throw new NewError(`locales/${code} is there already`);
  const english = path.join(root, 'locales/en');
  return Promise.all(
    readdirSync(english).map((name) => {
      const texts = translatable(readObject(path.join(english, name)), code);
      return writeNew(root, `locales/${code}/${name}`, { ...(texts as object), ...known[name]?.(code) });
    }),
  );
}

/** Texts of a file that need no translator. */
const known: Record<string, (code: string) => Record<string, string>> = {
  'language.json': ofLanguage,
  'common.json': (code) => ({ numberSample: numberSample(code) }),
};

/** What a language says of itself: its own name, a flag, and the letters it is written in. */
function ofLanguage(code: string): Record<string, string> {
  const { region = 'UN', script } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return {
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    flag: String.fromCodePoint(...[...region].map((letter) => 0x1f1a5 + letter.charCodeAt(0))),
    script: script === 'Cyrl' ? 'cyrillic' : 'latin',
  };
}

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
