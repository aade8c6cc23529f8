/** Name of the element in a page's head that says where the service is; it stands there only where that is another origin. */
export const apiOriginName = 'api-origin';

/**
 * The address of one of the service's paths: on the page's own origin, unless the page names another.
 * @param path such as `/api/contact`
 */
export const apiAddress = (path: string): string =>
  (document.querySelector<HTMLMetaElement>(`meta[name="${apiOriginName}"]`)?.content ?? '') + path;
