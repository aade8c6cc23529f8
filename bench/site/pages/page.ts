/** A page of the site in one language. */
export interface Page {
  /** Where a visitor opens it, such as `/de/antarctica`. */
  address: string;
  /** Its address without the language, such as `/antarctica`. */
  path: string;
  /** Code of the language, such as `de`. */
  language: string;
}

/** The part of Gatsby's `page-data.json` that tells which page it is. */
export interface PageData {
  path: string;
  matchPath?: string;
  result: { pageContext: { language: string; i18n: { originalPath: string } } };
}

/** Pages that stand for unknown addresses are visited by mistake; the budget is not about them. */
const standsForUnknown = ({ path, matchPath }: PageData): boolean =>
  matchPath !== undefined || /\/404(\.html)?$/.test(path);

/**
 * The pages a visitor is led to, in the order of their paths, each in the order of the languages.
 * @param data of every page that was built
 * @param languages codes, the one without a prefix first
 */
export const pagesOf = (data: readonly PageData[], languages: readonly string[]): Page[] =>
  data
    .filter((one) => !standsForUnknown(one))
    .map(({ path, result: { pageContext } }) => ({
      address: path,
      path: pageContext.i18n.originalPath,
      language: pageContext.language,
    }))
    .sort(
      (one, other) =>
        one.path.localeCompare(other.path) ||
        languages.indexOf(one.language) - languages.indexOf(other.language),
    );

/**
 * Limits pages to some addresses.
 * @param addresses none means all
 * @throws when there is no page at an address
 */
export const choosePages = (pages: readonly Page[], addresses: readonly string[]): Page[] => {
  const unknown = addresses.filter((address) => !pages.some((page) => page.address === address));
  if (unknown.length > 0) throw new Error(`There is no page at ${unknown.join(', ')}`);
  return pages.filter(({ address }) => addresses.length === 0 || addresses.includes(address));
};
