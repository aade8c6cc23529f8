import type { Content } from './collections';
import { quoted, toPointer, type Fault } from './fault';
import type { Language } from './languages';

/** Words that content needs: an entry with its keys, or a list with one entry for each picture or day. */
interface Need {
  /** Name of the file without .json. */
  name: string;
  path: string[];
  /** Keys that the entry must have. */
  keys?: string[];
  /** Number of entries that the list must have, and the file that decides it. */
  list?: { length: number; file: string };
}

const expeditionTexts = ['name', 'title', 'description', 'heroAlt'];
const voyageTexts = [
  'tagline',
  'overview',
  'highlightsTitle',
  'highlights',
  'featureCaption',
  'featureAlt',
  'itineraryTitle',
  'includes',
  'excludes',
  'priceNote',
  'discount',
  'fees',
  'insurance',
  'closing',
];
const filmTexts = ['filmCaption', 'filmAlt'];
const vesselTexts = [
  'specialty',
  'shortDescription',
  'description',
  'accommodation',
  'amenities',
  'propulsion',
  'tenders',
  'lastReconstruction',
  'heroAlt',
  'cardAlt',
  'fleetAlt',
];

const legalTexts = ['title', 'intro', 'versionLine', 'sections'];

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
      needs.filter((need) => need.name === name).flatMap((need) => needFaults(file, value, need)),
    ),
  ];
}

function needFaults(file: string, texts: unknown, { path, keys, list }: Need): Fault[] {
  const fault = (place: string[], message: string): Fault => ({ file, pointer: toPointer(place), message });
  const value = at(texts, path);
  if (keys) {
    if (value === undefined)
      return [fault(path, `is missing; write it in each language, with ${quoted(keys)}`)];
    return keys
      .filter((key) => at(value, [key]) === undefined)
      .map((key) => fault([...path, key], 'is missing; write this text in each language'));
  }
  if (!list || at(texts, path.slice(0, -1)) === undefined) return [];
  if (!Array.isArray(value))
    return [fault(path, `must be a list of ${list.length} entries, one for each in ${list.file}`)];
  if (value.length === list.length) return [];
  return [
    fault(path, `has ${value.length} entries, ${list.file} has ${list.length}; make both the same length`),
  ];
}

const at = (texts: unknown, path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], texts);

function expeditionNeeds({ expeditions, itineraries }: Content): Need[] {
  return expeditions.flatMap(({ name, value: { layout, film, itinerary, landingPages } }) => {
    const [landingPage] = landingPages ?? [];
    const days = itineraries.find((entry) => entry.name === itinerary);
    const list = days && { length: days.value.days.length, file: days.file };
    const keys = [
      ...expeditionTexts,
      ...(layout === 'voyage' ? voyageTexts : []),
      ...(film ? filmTexts : []),
    ];
    return [
      { name: 'expeditions', path: [name], keys },
      ...(list && layout === 'voyage' ? [{ name: 'expeditions', path: [name, 'itinerary'], list }] : []),
      ...(list && landingPage ? [{ name: landingPage, path: ['itinerary'], list }] : []),
    ];
  });
}

function vesselNeeds({ vessels }: Content): Need[] {
  const parts = new Set(vessels.flatMap(({ value }) => Object.values(value.plan.legend)));
  return [
    { name: 'vessels', path: ['legend'], keys: [...parts] },
    ...vessels.flatMap(({ file, name, value: { gallery } }) => [
      { name: 'vessels', path: [name], keys: vesselTexts },
      { name: 'vessels', path: [name, 'gallery'], list: { length: gallery.length, file } },
    ]),
  ];
}

function otherNeeds({ photos, expeditions, legal, company }: Content): Need[] {
  const ports = new Set(expeditions.map(({ value }) => value.port));
  return [
    ...photos.map(({ name }) => ({ name: 'photos', path: [String(Number(name))], keys: ['alt', 'caption'] })),
    ...[...ports].map((port) => ({ name: 'places', path: [port], keys: ['name', 'country'] })),
    ...legal.map(({ name }) => ({ name, path: [], keys: legalTexts })),
    ...company.map(({ value }) => ({ name: 'legal', path: ['countries'], keys: [value.address.country] })),
  ];
}
