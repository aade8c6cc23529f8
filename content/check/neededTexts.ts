import type { Content } from './collections';
import { toPointer, type Fault } from './fault';
import type { Language } from './languages';

/** A text that content needs: where it lies in a language, and how many entries it must have when it is a list. */
interface Need {
  /** Name of the file without .json. */
  name: string;
  path: string[];
  /** Number of entries, and the file that decides it. */
  list?: { length: number; file: string };
}

const expeditionTexts = ['name', 'title', 'description', 'heroAlt'];
const voyageTexts = [
  ...[
    'tagline',
    'overview',
    'highlightsTitle',
    'highlights',
    'featureCaption',
    'featureAlt',
    'itineraryTitle',
  ],
  ...['includes', 'excludes', 'priceNote', 'discount', 'fees', 'insurance', 'closing'],
];
const filmTexts = ['filmCaption', 'filmAlt'];
const vesselTexts = [
  ...['specialty', 'shortDescription', 'description', 'accommodation', 'amenities', 'propulsion', 'tenders'],
  ...['lastReconstruction', 'heroAlt', 'cardAlt'],
];

/**
 * Checks that English has the words for everything in content/; the other languages are measured against English.
 * @returns one fault for each missing file, text or entry of a list
 */
export function neededTextFaults(content: Content, english: Language): Fault[] {
  const needs = [...expeditionNeeds(content), ...vesselNeeds(content), ...otherNeeds(content)];
  const absent = [...new Set(needs.map(({ name }) => name))].filter((name) => !english.names.includes(name));
  return [
    ...absent.map((name) => ({
      file: `${english.folder}/${name}.json`,
      pointer: '',
      message: 'the file is missing; it holds the words for what is in content/, put it back',
    })),
    ...english.files.flatMap(({ file, name, value }) =>
      needs.filter((need) => need.name === name).flatMap((need) => needFault(file, value, need)),
    ),
  ];
}

function needFault(file: string, texts: unknown, { path, list }: Need): Fault[] {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
    texts,
  );
  const fault = (message: string) => [{ file, pointer: toPointer(path), message }];
  if (value === undefined)
    return fault('is missing; content/ has an entry that needs this text, write it in each language');
  if (!list) return [];
  if (!Array.isArray(value))
    return fault(`must be a list of ${list.length} entries, one for each in ${list.file}`);
  if (value.length === list.length) return [];
  return fault(`has ${value.length} entries, ${list.file} has ${list.length}; make both the same length`);
}

function expeditionNeeds({ expeditions, itineraries }: Content): Need[] {
  return expeditions.flatMap(({ value }) => {
    const { id, layout, film, itinerary, landingPages } = value;
    const days = itineraries.find((entry) => entry.value.id === itinerary);
    const list = days && { length: days.value.days.length, file: days.file };
    const texts = [
      ...expeditionTexts,
      ...(layout === 'voyage' ? voyageTexts : []),
      ...(film ? filmTexts : []),
    ];
    return [
      ...texts.map((key) => ({ name: 'expeditions', path: [id, key] })),
      ...(list && layout === 'voyage' ? [{ name: 'expeditions', path: [id, 'itinerary'], list }] : []),
      ...(list && landingPages ? [{ name: landingPages[0]!, path: ['itinerary'], list }] : []),
    ];
  });
}

function vesselNeeds({ vessels }: Content): Need[] {
  const parts = new Set(vessels.flatMap(({ value }) => Object.values(value.plan.legend)));
  return [
    ...[...parts].map((part) => ({ name: 'vessels', path: ['legend', part] })),
    ...vessels.flatMap(({ file, value: { id, gallery } }) => [
      ...vesselTexts.map((key) => ({ name: 'vessels', path: [id, key] })),
      { name: 'vessels', path: [id, 'gallery'], list: { length: gallery.length, file } },
    ]),
  ];
}

function otherNeeds({ photos, expeditions }: Content): Need[] {
  const ports = new Set(expeditions.map(({ value }) => value.port));
  return [
    ...photos.flatMap(({ value: { id } }) =>
      ['alt', 'caption'].map((key) => ({ name: 'photos', path: [String(id), key] })),
    ),
    ...[...ports].flatMap((port) =>
      ['name', 'country'].map((key) => ({ name: 'places', path: [port, key] })),
    ),
  ];
}
