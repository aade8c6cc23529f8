import type { Content } from './collections';
import { quoted, toPointer, type Fault } from './fault';
import type { Language } from './languages';
import { didYouMean, insteadOf } from './nearest';
import { neededTexts, type Need } from './needs';

/** Files that hold one entry for each thing in content/ and nothing else. */
const closedFiles = ['expeditions', 'vessels', 'photos', 'places', 'seo'];

/**
 * Checks that English has the words for everything in content/, and none for what is not there; the other languages are measured
 * against English.
 * @returns one fault for each missing file, text or entry of a list, and for each that nothing needs
 */
export function neededTextFaults(content: Content, english: Language): Fault[] {
  const needs = neededTexts(content);
  const absent = [...new Set(needs.map(({ name }) => name))].filter((name) => !english.names.includes(name));
  return [
    ...absent.map((name) => ({
      file: `${english.folder}/${name}.json`,
      pointer: '',
      message: 'the file is missing → it holds the words for what is in content/, put it back',
    })),
    ...english.files.flatMap(({ file, name, value }) => {
      const here = needs.filter((need) => need.name === name);
      return [
        ...here.flatMap((need) => needFaults(file, value, need)),
        ...(closedFiles.includes(name) ? strangers(file, value, known(content, here)) : []),
      ];
    }),
  ];
}

function needFaults(
  file: string,
  texts: unknown,
  { path, keys, optional = [], elsewhere, list }: Need,
): Fault[] {
  const fault = (place: string[], message: string): Fault => ({ file, pointer: toPointer(place), message });
  const value = at(texts, path);
  if (keys) {
    if (value === undefined && elsewhere) return [];
    if (value === undefined)
      return [fault(path, `is missing → write it in each language, with ${quoted(keys)}`)];
    return [
      ...keys
        .filter((key) => at(value, [key]) === undefined)
        .map((key) => fault([...path, key], 'is missing → write this text in each language')),
      ...(optional.includes('*') ? [] : unknownKeys(value, [...keys, ...optional])).map((key) =>
        fault([...path, key], `no page shows this → ${insteadOf(key, [...keys, ...optional])}`),
      ),
    ];
  }
  if (!list || at(texts, path.slice(0, -1)) === undefined) return [];
  if (!Array.isArray(value))
    return [fault(path, `must be a list of ${list.length} entries, one for each in ${list.from}`)];
  if (value.length < list.length || (value.length > list.length && !list.orMore)) {
    return [
      fault(
        path,
        `has ${value.length} entries, but ${list.from} has ${list.length} → make it ${list.length}`,
      ),
    ];
  }
  return value.flatMap((entry, index) =>
    (list.keys ?? [])
      .filter((key) => at(entry, [key]) === undefined)
      .map((key) => fault([...path, String(index), key], 'is missing → write this text in each language')),
  );
}

/** What may have an entry: what needs one, and every file of content/, also one with faults. */
const known = (content: Content, needs: Need[]): string[] => [
  ...new Set([...needs.flatMap(({ path: [first] }) => first ?? []), ...Object.values(content.names).flat()]),
];

const strangers = (file: string, texts: unknown, allowed: string[]): Fault[] =>
  unknownKeys(texts, allowed).map((key) => ({
    file,
    pointer: toPointer([key]),
    message: `nothing in content/ is called "${key}" → ${didYouMean(key, allowed)}`,
  }));

const unknownKeys = (value: unknown, known: string[]): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value).filter((key) => !known.includes(key)) : [];

const at = (texts: unknown, path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], texts);
