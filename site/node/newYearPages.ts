/** A New Year voyage as `content/` describes it. */
export type NewYearExpedition = {
  slug: string;
  landingPages: string[];
  itinerary: { slug: string } | null;
};

/** The days a landing page shows. */
export type Route = { itinerary: { slug: string }; voyage: { slug: string } | null };

/** What a New Year page needs to query its facts and texts. */
export type NewYearContext = {
  /** Key of the page in `content/pages`, and its address. */
  page: string;
  expedition: string;
  /** Namespace of the words all landing pages of the voyage share. */
  words: string;
  /** Key of the words of the days. */
  routeWords: string;
  /** Texts of its own to load; see `PageTexts` in `site/schema/locale.graphql`. */
  texts: string[];
};

/**
 * The landing pages of a New Year voyage. A page that shows the voyage's own days takes their words
 * from the voyage's namespace, one that shows those of another expedition from that expedition (`expeditions.{id}.itinerary`).
 * @param expedition the voyage
 * @param routes by page, the days it shows
 * @returns one page context for each landing page
 */
export const newYearPages = (
  { slug, landingPages, itinerary }: NewYearExpedition,
  routes: ReadonlyMap<string, Route | null>,
): NewYearContext[] =>
  landingPages.map((page) => {
    const [words = page] = landingPages;
    const shown = routes.get(page)?.itinerary.slug ?? itinerary?.slug;
    const voyage = routes.get(page)?.voyage?.slug;
    const own = shown === itinerary?.slug;
    return {
      page,
      expedition: slug,
      words,
      routeWords: own ? `${words}:itinerary` : `expeditions:${shown}.itinerary`,
      texts: [
        'newyear',
        'forms',
        'voyage',
        'availability',
        ...(voyage ? [`expeditions.${voyage}.title`] : []),
        ...['name', 'description', 'heroAlt'].map((key) => `expeditions.${slug}.${key}`),
        ...(own ? [`${words}.itinerary`] : [`expeditions.${shown}.itinerary`]),
        ...['hero', 'route', 'fleet', 'celebration'].map((key) => `${words}.${key}`),
        ...['cardAlt', 'shortDescription'].map((key) => `vessels.*.${key}`),
        `seo.${page}`,
      ],
    };
  });
