/** For files whose names change with their content. */
export const forGood = 'public, max-age=31536000, immutable';

/**
 * For what Gatsby fetches before it opens a linked page: a press must not wait for a slow line only to hear that nothing has changed. Who
 * reads on while the operator publishes sees the pages of before for at most eleven minutes more; a page loaded anew is always new.
 */
export const forTheVisit = 'public, max-age=60, stale-while-revalidate=600';

const askAnew = 'no-cache';

/**
 * How long browsers may keep a file of the site without asking. The web server before the service has the same rules
 * (`deploy/nginx/maps.conf`), and static hosts (`deploy/staticHost.ts`).
 * @param relative path within the built site
 */
export const cacheControlOf = (relative: string): string => {
  if (relative.startsWith('static/') || /[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map)?$/.test(relative))
    return forGood;
  return relative.startsWith('page-data/') ? forTheVisit : askAnew;
};
