/** The links of the top navigation, in order: text key and unprefixed path. */
export const navigationPages = [
  { key: 'home', path: '/' },
  { key: 'expeditions', path: '/expeditions' },
  { key: 'fleet', path: '/fleet' },
  { key: 'about', path: '/about' },
  { key: 'contact', path: '/contact' },
] as const;

/**
 * Whether a navigation link is the current one: Home on exact match only, the others on path prefix.
 * @param link unprefixed path of the link
 * @param current unprefixed path of the page
 */
export const isCurrent = (link: string, current: string): boolean => {
  const path = current.replace(/(.)\/+$/, '$1');
  return link === '/' ? path === '/' : path === link || path.startsWith(`${link}/`);
};
