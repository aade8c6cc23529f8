import type { Thing } from './thing';

/**
 * The way to a page from the home page down.
 * @param steps names and absolute addresses, the page itself last
 */
export const breadcrumbs = (steps: readonly { name: string; address: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
});
