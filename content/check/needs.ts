import type { Content } from './collections';

/** Words that content needs in one place of a file of texts. */
export interface Need {
  /** Name of the file without .json. */
  name: string;
  /** Keys from the outside in; empty for the whole file. */
  path: string[];
  /** Keys that must be there. */
  keys?: string[];
  /** Keys that may be there; with `keys` alone nothing else may be there. */
  optional?: string[];
  /** Whether it is missing altogether is said at the place in content/ that names it. */
  elsewhere?: boolean;
  /** The place is a list with this many entries. */
  list?: {
    length: number;
    /** Whether there may be more. */
    orMore?: boolean;
    /** What decides the length: a file of content/, or the page that has room for so many. */
    from: string;
    /** Keys of each entry. */
    keys?: string[];
  };
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
  'itinerary',
  'includes',
  'excludes',
  'priceNote',
  'discount',
  'fees',
  'insurance',
  'closing',
];
const filmTexts = ['filmCaption', 'filmAlt'];
const dayTexts = ['title', 'description', 'alt'];
const steppedDayTexts = [...dayTexts, 'subtitle', 'highlights'];
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
  'gallery',
];
const legalTexts = ['title', 'intro', 'versionLine', 'sections'];
const seoTexts = ['title', 'description', 'keywords'];

/** Pages of the site itself that have an entry in seo.json. */
const sitePages = [
  'default',
  'home',
  'expeditions',
  'fleet',
  'about',
  'contact',
  'photo-gallery',
  'notFound',
  'vesselNotFound',
];

/** Descriptions of the pictures of a page that is the site's own. */
const pagePictures: Record<string, string[][]> = {
  home: [['hero'], ['promo']],
  about: [['hero'], ['expertise']],
  fleet: [['hero']],
};

/** The words that everything in content/ needs, in each language. */
export function neededTexts(content: Content): Need[] {
  return [
    ...content.expeditions.flatMap((entry) => expeditionNeeds(content, entry)),
    ...content.expeditions.flatMap((entry) => landingPageNeeds(content, entry)),
    ...vesselNeeds(content),
    ...otherNeeds(content),
    ...seoNeeds(content),
  ];
}

type Expedition = Content['expeditions'][number];

function expeditionNeeds({ itineraries }: Content, { name, value }: Expedition): Need[] {
  const { layout, film, itinerary } = value;
  const days = itineraries.find((entry) => entry.name === itinerary);
  const at = (...path: string[]) => ({ name: 'expeditions', path: [name, ...path] });
  const keys = [...expeditionTexts, ...(layout === 'voyage' ? voyageTexts : []), ...(film ? filmTexts : [])];
  if (layout !== 'voyage') return [{ ...at(), keys }];
  return [
    { ...at(), keys },
    { ...at('highlights'), list: { length: 6, from: 'the page', keys: ['title', 'text'] } },
    { ...at('includes'), list: { length: 8, from: 'the page' } },
    { ...at('excludes'), list: { length: 8, from: 'the page' } },
    ...(days
      ? [{ ...at('itinerary'), list: { length: days.value.days.length, from: days.file, keys: dayTexts } }]
      : []),
  ];
}

function landingPageNeeds({ itineraries, pages }: Content, { value }: Expedition): Need[] {
  const { landingPages = [], itinerary } = value;
  const [words] = landingPages;
  const days = itineraries.find((entry) => entry.name === itinerary);
  if (!words || !days) return [];
  const stepped = pages.some(
    ({ name, value: { route } }) =>
      landingPages.includes(name) && route?.view === 'stepper' && route.itinerary === itinerary,
  );
  const keys = stepped ? steppedDayTexts : dayTexts;
  return [
    { name: words, path: ['itinerary'], list: { length: days.value.days.length, from: days.file, keys } },
    ...(stepped
      ? days.value.days.map((_day, index) => ({
          name: words,
          path: ['itinerary', String(index), 'highlights'],
          list: { length: 4, from: 'the page' },
        }))
      : []),
  ];
}

function vesselNeeds({ vessels, names }: Content): Need[] {
  const parts = new Set(vessels.flatMap(({ value }) => Object.values(value.plan.legend)));
  return [
    // A vessel whose file has faults may need more parts than are known here.
    {
      name: 'vessels',
      path: ['legend'],
      keys: [...parts],
      optional: vessels.length < names.vessels.length ? ['*'] : [],
    },
    ...vessels.flatMap(({ file, name, value: { gallery } }) => [
      { name: 'vessels', path: [name], keys: vesselTexts },
      ...['description', 'amenities'].map((key) => ({
        name: 'vessels',
        path: [name, key],
        list: { length: 1, orMore: true, from: 'the page' },
      })),
      {
        name: 'vessels',
        path: [name, 'gallery'],
        list: { length: gallery.length, from: file, keys: ['alt', 'caption'] },
      },
    ]),
  ];
}

function otherNeeds({ photos, expeditions, legal, company, pages, files }: Content): Need[] {
  const ports = files.flatMap(({ value }) => (value as { port?: string } | null)?.port ?? []);
  const currencies = new Set(
    expeditions.flatMap(({ value }) => value.prices.map(({ currency }) => currency)),
  );
  const seasons = new Set(
    expeditions.flatMap(({ value }) => value.departures.flatMap(({ season }) => season ?? [])),
  );
  return [
    ...photos.map(({ name }) => ({
      name: 'photos',
      path: [String(Number(name))],
      keys: ['alt', 'caption'],
      optional: ['place'],
    })),
    ...[...new Set(ports)].map((port) => ({
      name: 'places',
      path: [port],
      keys: ['name', 'country'],
      elsewhere: true,
    })),
    ...legal.map(({ name }) => ({ name, path: [], keys: legalTexts })),
    ...company.map(({ value }) => ({
      name: 'legal',
      path: ['countries'],
      keys: [value.address.country],
      optional: ['*'],
    })),
    ...(currencies.size > 0 ? [{ name: 'common', path: ['currencies'], keys: [...currencies] }] : []),
    ...[...seasons].map((season) => ({ name: 'dates', path: ['seasons'], keys: [season], optional: ['*'] })),
    ...pages.flatMap(({ name }) =>
      (pagePictures[name] ?? []).map((path) => ({ name, path, keys: ['alt'], optional: ['*'] })),
    ),
  ];
}

/** Every page as it is called in seo.json, which speaks for it to search engines and social networks. */
export function seoPages({ expeditions, vessels, legal }: Content): string[] {
  const voyages = expeditions.flatMap(({ name, value: { layout, landingPages = [] } }) =>
    layout === 'voyage' ? [name] : landingPages,
  );
  return [...sitePages, ...voyages, ...vessels.map(({ name }) => name), ...legal.map(({ name }) => name)];
}

const seoNeeds = (content: Content): Need[] =>
  seoPages(content).map((id) => ({ name: 'seo', path: [id], keys: seoTexts }));
