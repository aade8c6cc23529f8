const isSafe = (segment: string): boolean =>
  segment !== '' && !/[\\/\0]/.test(segment) && (!segment.startsWith('.') || segment === '.well-known');

/** The meaning of a request's path. */
export interface Address {
  /** Decoded segments, safe to join to a folder: no empty one, no `..`, no hidden file. */
  segments: string[];
  hasTrailingSlash: boolean;
}

/**
 * @param rawPath the path as it came, still percent-encoded
 * @returns undefined when no file of a site can be meant
 */
export const parseAddress = (rawPath: string): Address | undefined => {
  if (rawPath === '/') return { segments: [], hasTrailingSlash: false };
  const hasTrailingSlash = rawPath.endsWith('/');
  const inner = rawPath.slice(1, hasTrailingSlash ? -1 : undefined);
  try {
    const segments = inner.split('/').map(decodeURIComponent);
    return segments.every(isSafe) ? { segments, hasTrailingSlash } : undefined;
  } catch {
    return undefined;
  }
};

/** The path of an address, encoded again and without a trailing slash; it always starts with a single slash. */
export const pathOf = ({ segments }: Address): string => `/${segments.map(encodeURIComponent).join('/')}`;

/** The files that may answer an address, best first. */
export const candidatesOf = ({ segments }: Address): string[] => {
  const joined = segments.join('/');
  return joined === '' ? ['index.html'] : [joined, `${joined}/index.html`, `${joined}.html`];
};

/**
 * The pages that may say that an address is unknown, best first.
 * @param languages the site's languages
 */
export const notFoundCandidates = (segments: readonly string[], languages: readonly string[]): string[] => {
  const [first = '', ...others] = segments;
  const isPrefixed = languages.includes(first);
  const prefix = isPrefixed ? `${first}/` : '';
  const [section, , ...deeper] = isPrefixed ? others : segments;
  const isVessel = section === 'vessel' && deeper.length === 0;
  return [
    ...(isVessel ? [`${prefix}vessel/not-found/index.html`, 'vessel/not-found/index.html'] : []),
    ...(isPrefixed ? [`${prefix}404/index.html`, `${prefix}404.html`] : []),
    '404.html',
    '404/index.html',
  ];
};

/** Whether a file is one of the pages that answer with 404, also when asked for by its own address. */
export const isNotFoundPage = (relative: string): boolean =>
  /(?:^|\/)(?:404(?:\/index)?|vessel\/not-found\/index)\.html$/.test(relative);
