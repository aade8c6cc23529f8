import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from './fault';
import { readJsonFolder, relativeTo, type JsonFile } from './files';

/** The texts of one language: a folder under locales/. */
export interface Language {
  lng: string;
  /** Path of its folder from the root of the project. */
  folder: string;
  files: JsonFile[];
  /** Names of all its files, also of those that are not JSON. */
  names: string[];
}

/** The language every other one is measured against, and the fallback. */
export const reference = 'en';

/**
 * Reads locales/.
 * @param root folder from which faults name files
 * @param localesDir the folder locales/, with one folder for each language
 */
export async function readLanguages(
  root: string,
  localesDir: string,
): Promise<{ languages: Language[]; faults: Fault[] }> {
  const entries = await readdir(localesDir, { withFileTypes: true }).catch(() => []);
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const faults: Fault[] = [];
  const languages: Language[] = [];
  for (const lng of folders) {
    const folder = relativeTo(root, path.join(localesDir, lng));
    if (!isLanguageTag(lng)) {
      faults.push({
        file: folder,
        pointer: '',
        message: `"${lng}" is not a language code → name the folder like "de", "pt-BR" or "zh-Hans"`,
      });
      continue;
    }
    const { found, faults: unread } = await readJsonFolder(root, path.join(localesDir, lng));
    faults.push(...unread);
    const unreadNames = unread.map(({ file }) => path.basename(file, '.json'));
    languages.push({ lng, folder, files: found, names: [...found.map(({ name }) => name), ...unreadNames] });
  }
  if (!folders.includes(reference)) {
    const file = relativeTo(root, path.join(localesDir, reference));
    faults.push({
      file,
      pointer: '',
      message: 'the folder is missing → English is the fallback of every text, put it back',
    });
  }
  return { languages, faults };
}

/** A language, perhaps a script, perhaps a region. i18next spells no other script than these as everybody else does. */
const tag = /^[a-z]{2,3}(?:-(?:Hans|Hant|Latn|Cyrl|Cans|Mong|Arab))?(?:-(?:[A-Z]{2}|\d{3}))?$/;

/** A language of Brazil by that code would stand where the service answers. */
const taken = 'api';

/**
 * Whether a folder under locales/ can be a language, and an address begin with it.
 * @param lng the folder's name, such as `de`, `pt-BR` or `zh-Hans`
 */
export const isLanguageTag = (lng: string): boolean =>
  tag.test(lng) && Intl.getCanonicalLocales(lng)[0] === lng && lng !== taken;
