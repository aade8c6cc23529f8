import { toPointer, type Fault } from './fault';
import { nearest } from './nearest';
import { placeholders } from './placeholders';
import { families } from './plurals';

/** The two files being compared, paths from the root. */
interface Pair {
  english: string;
  translated: string;
}

/**
 * Compares a translation with the English file: same keys, same length of lists, same placeholders.
 * Plural forms of one text are compared as one, since languages differ in their number.
 * @returns the faults, each at a place of the translation
 */
export function compareTexts(
  pair: Pair,
  english: unknown,
  translated: unknown,
  place: PropertyKey[] = [],
): Fault[] {
  const fault = (message: string): Fault[] => [{ file: pair.translated, pointer: toPointer(place), message }];
  if (kindOf(english) !== kindOf(translated)) {
    return fault(`is ${kindOf(translated)} → must be ${kindOf(english)}, as in ${pair.english}`);
  }
  if (typeof english === 'string') return placeholderFaults(pair, [english], [String(translated)], place);
  if (Array.isArray(english)) return compareLists(pair, english, translated as unknown[], place);
  if (english === null || typeof english !== 'object') return [];
  return compareObjects(pair, english as Texts, translated as Texts, place);
}

type Texts = Record<string, unknown>;

function compareLists(pair: Pair, english: unknown[], translated: unknown[], place: PropertyKey[]): Fault[] {
  const shared = Math.min(english.length, translated.length);
  const faults = english
    .slice(0, shared)
    .flatMap((item, index) => compareTexts(pair, item, translated[index], [...place, index]));
  if (english.length === translated.length) return faults;
  const remedy = english.length > translated.length ? 'add what is missing' : 'remove what is too many';
  const message = `has ${translated.length} entries, ${pair.english} has ${english.length} → ${remedy}`;
  return [...faults, { file: pair.translated, pointer: toPointer(place), message }];
}

function compareObjects(pair: Pair, english: Texts, translated: Texts, place: PropertyKey[]): Fault[] {
  const ours = families(Object.keys(english));
  const theirs = families(Object.keys(translated));
  const at = (key: string, message: string): Fault => ({
    file: pair.translated,
    pointer: toPointer([...place, key]),
    message,
  });
  const missing = [...ours.keys()].filter((base) => !theirs.has(base));
  const extra = [...theirs]
    .filter(([base]) => !ours.has(base))
    .map(([base, { keys }]) => {
      const meant = nearest(base, missing);
      const remedy = meant ? `did you mean "${meant}"?` : 'remove it here, or add it there';
      return at(keys[0], `is not in ${pair.english} → ${remedy}`);
    });
  const rest = [...ours].flatMap(([base, { keys, categories }]) => {
    const other = theirs.get(base);
    if (!other) return [at(keys[0], `is missing → translate it from ${pair.english}`)];
    const plural = categories.length > 0;
    if (plural !== other.categories.length > 0) {
      return [at(other.keys[0], `must ${plural ? '' : 'not '}have plural forms, as in ${pair.english}`)];
    }
    if (!plural) return compareTexts(pair, english[base], translated[base], [...place, base]);
    const texts = (file: Texts, names: string[]) => names.map((name) => String(file[name]));
    return placeholderFaults(pair, texts(english, keys), texts(translated, other.keys), [
      ...place,
      other.keys[0],
    ]);
  });
  return [...extra, ...rest];
}

function placeholderFaults(
  pair: Pair,
  english: string[],
  translated: string[],
  place: PropertyKey[],
): Fault[] {
  const due = new Set(english.flatMap((text) => [...placeholders(text)]));
  const used = new Set(translated.flatMap((text) => [...placeholders(text)]));
  const fault = (message: string): Fault => ({ file: pair.translated, pointer: toPointer(place), message });
  return [
    ...[...due]
      .filter((name) => !used.has(name))
      .map((name) => fault(`lacks {{${name}}}, which ${pair.english} has → put it into the text`)),
    ...[...used]
      .filter((name) => !due.has(name))
      .map((name) => fault(`has {{${name}}}, which ${pair.english} has not → remove it or mend its name`)),
  ];
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : 'a text';
}
