import type { CreatePageArgs } from 'gatsby';

/** Mends the `matchPath` of localized pages, which the languages plugin prefixes twice. */
export const onCreatePage = ({ page, actions }: CreatePageArgs): void => {
  const mended = page.matchPath?.replace(/^\/([^/]+)\/\1\//, '/$1/');
  if (!mended || mended === page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: mended });
};
