import { quoted, toPointer, type Fault } from './fault';
import { families, pluralCategories } from './plurals';

/** Texts as they lie in a file: text, lists and objects of them. */
export type Texts = string | Texts[] | { [key: string]: Texts };

/**
 * Checks the texts of one file by themselves: only text, lists and objects, none empty, all plural forms of the language.
 * @param file path from the root
 * @param lng language of the file
 * @param value what the file says
 */
export function textFaults(file: string, lng: string, value: unknown, place: PropertyKey[] = []): Fault[] {
  const fault = (message: string): Fault[] => [{ file, pointer: toPointer(place), message }];
  if (typeof value === 'string')
    return value.trim() === '' ? fault('is empty; write the text, or remove it in every language') : [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textFaults(file, lng, item, [...place, index]));
  }
  if (value === null || typeof value !== 'object') {
    return fault(`is ${String(value)}; only texts, lists and objects are allowed, put it in quotation marks`);
  }
  return [
    ...pluralFaults(file, lng, Object.keys(value), place),
    ...Object.entries(value).flatMap(([key, inner]) => textFaults(file, lng, inner, [...place, key])),
  ];
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
          message: `is missing; "${lng}" needs the plural forms ${all}`,
        })),
        ...extra.map((key) => ({
          file,
          pointer: toPointer([...place, key]),
          message: `"${lng}" has no such plural form; remove it, the forms are ${all}`,
        })),
      ];
    });
}
