import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../locales');

/** One text with the keys that lead to it, the file's name first. */
type Entry = { keys: string[]; text: string };

const entriesOf = (value: unknown, keys: string[]): Entry[] =>
  typeof value === 'string'
    ? [{ keys, text: value }]
    : Object.entries(value as object).flatMap(([key, inner]) => entriesOf(inner, [...keys, key]));

const readEntries = (code: string): Entry[] =>
  fs
    .readdirSync(path.join(folder, code))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      entriesOf(JSON.parse(fs.readFileSync(path.join(folder, code, name), 'utf8')), [
        path.basename(name, '.json'),
      ]),
    );

const placeholder = /\{\{[^}]*\}\}/g;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ownLength = (template: string): number => template.replace(placeholder, '').length;

/** The texts of a language that are filled in, the one with the most words of its own first. */
const templatesOf = (entries: Entry[]): RegExp[] =>
  [...new Set(entries.map(({ text }) => text))]
    .filter((text) => text.includes('{{') && ownLength(text) > 0)
    .sort((one, other) => ownLength(other) - ownLength(one))
    .map((text) => new RegExp(`^${text.split(placeholder).map(escaped).join('(.*)')}$`, 's'));

/**
 * Finds what a page shows in the place of a text: the name of a text, a name that nothing was filled in for, words of English.
 * @param code the page's language
 * @returns tells of a text on the page whether it is one of these; undefined when all is well
 */
export const unwrittenIn = (code: string): ((text: string) => string | undefined) => {
  const english = readEntries('en');
  const own = code === 'en' ? english : readEntries(code);
  // A text with links in it stands in several pieces on the page.
  const written = new Set(
    own.flatMap(({ text }) => [text, ...text.split(/<[^>]*>/).map((part) => part.trim())]),
  );
  const englishAlone = new Set(english.map(({ text }) => text).filter((text) => !written.has(text)));
  const templates = templatesOf(own);
  // Every part of the way to a text is a name that could be shown for it: `dates:date` as `date`, `consent:dialog.status` as `dialog.status`.
  const names = new Set(
    english
      .flatMap(({ keys }) => keys.slice(1).map((_key, index) => keys.slice(1, index + 2).join('.')))
      // A place in a list is a number, which pages show for other reasons.
      .filter((name) => /[a-z]/i.test(name)),
  );
  const find = (text: string): string | undefined => {
    if (text.includes('{{') || text.includes('}}')) return `nothing is filled in: ${text}`;
    if (written.has(text)) return undefined;
    if (names.has(text) || names.has(text.split(':').at(-1) ?? '')) return `the name of a text: ${text}`;
    if (englishAlone.has(text)) return `English: ${text}`;
    const filled = templates.map((template) => template.exec(text)?.slice(1)).find((values) => values);
    const fault = filled?.map((value) => find(value.trim())).find((found) => found);
    return fault && `${text} ← ${fault}`;
  };
  return find;
};
