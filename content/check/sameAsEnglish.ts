import type { Content } from './collections';
import { toPointer, type Fault } from './fault';
import { reference, type Language } from './languages';
import { unwritten, type Texts } from './texts';

/** Keys whose values are no words: anchors, addresses and the kind of script. */
export const wordless = new Set(['id', 'href', 'script']);

/**
 * Checks that no text was left in English. Names and the like are listed in exceptions.json; a listed text that no language
 * has any more is a fault too, so that the list stays as short as it may be.
 */
export function sameAsEnglishFaults({ exceptions }: Content, languages: Language[]): Fault[] {
  const english = languages.find(({ lng }) => lng === reference);
  const listed = exceptions.flatMap(({ file, value }) =>
    value.sameAsEnglish.flatMap(({ texts, languages: only }, group) =>
      texts.map((text, index) => ({ file, group, index, text, only, met: false })),
    ),
  );
  const faults = languages
    .filter((language) => english && language !== english)
    .flatMap((language) =>
      language.files.flatMap(({ file, name, value }) =>
        same(english?.files.find((original) => original.name === name)?.value as Texts, value as Texts)
          .filter(({ text }) => {
            const entry = listed.find(
              (one) => one.text === text && (one.only === undefined || one.only.includes(language.lng)),
            );
            if (entry) entry.met = true;
            return !entry;
          })
          .map(({ place }) => ({
            file,
            pointer: toPointer(place),
            message:
              'is the same as in English → translate it; if it is right as it is, list it in content/exceptions.json under "sameAsEnglish"',
          })),
      ),
    );
  const unmet = listed
    .filter(({ met }) => !met)
    .map(({ file, group, index, text }) => ({
      file,
      pointer: toPointer(['sameAsEnglish', group, 'texts', index]),
      message: `no text "${text}" is the same as in English any more → remove it from this list`,
    }));
  return [...faults, ...unmet];
}

function same(english: Texts | undefined, translated: Texts, place: PropertyKey[] = []): Same[] {
  if (typeof english === 'string') {
    return english === translated &&
      !english.startsWith(unwritten) &&
      hasWords(english) &&
      !wordless.has(String(place.at(-1)))
      ? [{ place, text: english }]
      : [];
  }
  if (english === undefined || typeof translated !== 'object' || translated === null) return [];
  return Object.entries(translated).flatMap(([key, inner]) =>
    same((english as Record<string, Texts>)[key], inner as Texts, [...place, key]),
  );
}

interface Same {
  place: PropertyKey[];
  text: string;
}

/** Whether a text says something beside placeholders, numbers and signs. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));
