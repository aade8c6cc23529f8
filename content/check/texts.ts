import { quoted, toPointer, type Fault } from './fault';
import { families, pluralCategories } from './plurals';

/** Texts as they lie in a file: text, lists and objects of them. */
export type Texts = string | Texts[] | { [key: string]: Texts };

/** The file whose texts are checked. */
interface TextFile {
  /** Path from the root. */
  file: string;
  /** Language of the file. */
  lng: string;
  /** Pointers of the descriptions that are empty on purpose, because their pictures only decorate. */
  decorative: readonly string[];
}

/** Begins every text that `npm run content:new` has written and nobody has replaced yet. */
export const unwritten = 'TODO';

/**
 * Checks the texts of one file by themselves: only text, lists and objects, none empty, all plural forms of the language.
 * @param value what the file says
 */
export function textFaults(textFile: TextFile, value: unknown, place: PropertyKey[] = []): Fault[] {
  const { file, lng } = textFile;
  const fault = (message: string): Fault[] => [{ file, pointer: toPointer(place), message }];
  if (typeof value === 'string') return stringFaults(textFile, value, toPointer(place));
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textFaults(textFile, item, [...place, index]));
  }
  if (value === null || typeof value !== 'object') {
    return fault(
      `is ${String(value)} → only texts, lists and objects are allowed, put it in quotation marks`,
    );
  }
  return [
    ...pluralFaults(file, lng, Object.keys(value), place),
    ...Object.entries(value).flatMap(([key, inner]) => textFaults(textFile, inner, [...place, key])),
  ];
}

function stringFaults({ file, decorative }: TextFile, text: string, pointer: string): Fault[] {
  const fault = (message: string): Fault[] => [{ file, pointer, message }];
  const empty = text.trim() === '';
  if (decorative.includes(pointer)) {
    return empty
      ? []
      : fault(
          'belongs to a picture that only decorates → write "", or remove it from content/exceptions.json',
        );
  }
  if (empty) {
    return fault(
      /alt$/i.test(pointer)
        ? 'is empty → say what is seen; a picture that only decorates is listed in content/exceptions.json'
        : 'is empty → write the text, or remove it in every language',
    );
  }
  return text.startsWith(unwritten)
    ? fault(`is still to be written → replace "${unwritten} …" by the text`)
    : [];
}

function pluralFaults(file: string, lng: string, keys: string[], place: PropertyKey[]): Fault[] {
  const needed = pluralCategories(lng);
  return [...families(keys)]
    .filter(([, { categories }]) => categories.length > 0)
    .flatMap(([base, { categories, keys: written }]) => {
      const absent = needed.filter((category) => !categories.includes(category));
      const extra = written.filter(
        (key) => key !== base && !needed.some((category) => key === `${base}_${category}`),
      );
      const all = quoted(needed.map((category) => `${base}_${category}`));
      return [
        ...absent.map((category) => ({
          file,
          pointer: toPointer([...place, `${base}_${category}`]),
          message: `is missing → "${lng}" needs the plural forms ${all}`,
        })),
        ...extra.map((key) => ({
          file,
          pointer: toPointer([...place, key]),
          message: `"${lng}" has no such plural form → remove it, the forms are ${all}`,
        })),
      ];
    });
}
