import type { Content } from './collections';
import { compareTexts } from './compareTexts';
import type { Fault } from './fault';
import { reference, type Language } from './languages';
import { textFaults } from './texts';

/**
 * Checks every language by itself and against English: same files, same keys.
 * @param content for the pictures that only decorate
 * @param languages as read from locales/
 */
export function translationFaults({ exceptions }: Content, languages: Language[]): Fault[] {
  const alts = exceptions.flatMap(({ value }) => value.decorativePictures.flatMap((group) => group.alts));
  const english = languages.find(({ lng }) => lng === reference);
  return languages.flatMap((language) => [
    ...language.files.flatMap(({ file, name, value }) => {
      const decorative = alts
        .filter((alt) => alt.startsWith(`${name}.json/`))
        .map((alt) => alt.slice(`${name}.json`.length));
      return textFaults({ file, lng: language.lng, decorative }, value);
    }),
    ...(english && language !== english ? againstEnglish(english, language) : []),
  ]);
}

function againstEnglish(english: Language, language: Language): Fault[] {
  const fault = (name: string, message: string): Fault => ({
    file: `${language.folder}/${name}.json`,
    pointer: '',
    message,
  });
  return [
    ...english.names
      .filter((name) => !language.names.includes(name))
      .map((name) =>
        fault(name, `the file is missing → copy ${english.folder}/${name}.json and translate it`),
      ),
    ...language.names
      .filter((name) => !english.names.includes(name))
      .map((name) => fault(name, `there is no ${english.folder}/${name}.json → add it, or remove this file`)),
    ...english.files.flatMap((original) =>
      language.files
        .filter(({ name }) => name === original.name)
        .flatMap(({ file, value }) =>
          compareTexts({ english: original.file, translated: file }, original.value, value),
        ),
    ),
  ];
}
