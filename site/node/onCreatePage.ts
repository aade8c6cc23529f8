import type { CreatePageArgs } from 'gatsby';

/** Mends the `matchPath` of localized pages, which the languages plugin prefixes twice (DESIGN 5). */
export const onCreatePage = ({ page, actions }: CreatePageArgs): void => {
  const mended = page.matchPath?.replace(/^\/(\w+)\/\1\//, '/$1/');
  if (!mended || mended === page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: mended });
};
