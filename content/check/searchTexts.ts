import { toPointer, type Fault } from './fault';
import type { Language } from './languages';
import { unwritten } from './texts';

/** Search engines cut what is longer, and write a description of their own where it is shorter. */
const limits = { title: { least: 1, most: 65 }, description: { least: 70, most: 160 } };

/** Kept out of search results, so that no search engine ever cuts what they say. */
const outOfSearch = new Set(['notFound', 'vesselNotFound']);

type Field = keyof typeof limits;

interface SearchText {
  file: string;
  page: string;
  field: Field;
  text: string;
}

/**
 * Checks that the title and the description of every page are as long as search engines show them, and its own in its language.
 * @returns the faults, each at the text in seo.json
 */
export function searchTextFaults(languages: Language[]): Fault[] {
  return languages.flatMap(({ files }) => {
    const texts = files.flatMap(({ file, name, value }) => (name === 'seo' ? textsOf(file, value) : []));
    return texts.flatMap((entry, index) => [
      ...lengthFaults(entry),
      ...sameFaults(entry, texts.slice(0, index)),
    ]);
  });
}

function textsOf(file: string, value: unknown): SearchText[] {
  return Object.entries(value as Record<string, Partial<Record<Field, unknown>>>).flatMap(([page, entry]) =>
    (Object.keys(limits) as Field[]).flatMap((field) => {
      const text = entry?.[field];
      const written = typeof text === 'string' && text.trim() !== '' && !text.startsWith(unwritten);
      return written && !outOfSearch.has(page) ? [{ file, page, field, text }] : [];
    }),
  );
}

function lengthFaults({ file, page, field, text }: SearchText): Fault[] {
  const { least, most } = limits[field];
  if (text.length >= least && text.length <= most) return [];
  const wanted = least > 1 ? `${least} to ${most}` : `at most ${most}`;
  return [
    {
      file,
      pointer: toPointer([page, field]),
      message: `has ${text.length} characters → write ${wanted}, as many as search engines show`,
    },
  ];
}

function sameFaults({ file, page, field, text }: SearchText, earlier: SearchText[]): Fault[] {
  const same = earlier.find((other) => other.field === field && other.text === text);
  if (!same) return [];
  const message = `is the same as that of "${same.page}" → give every page its own`;
  return [{ file, pointer: toPointer([page, field]), message }];
}
