/** The pages that stand for addresses the site does not have; all others have an address of their own. */
const isNotFoundPage = (path: string): boolean =>
  /(?:^|\/)(?:404(?:\.html)?|vessel\/not-found)\/?$/.test(path);

/**
 * What a page's first script has to know: Gatsby's path of the page, and whether it may be shown at other addresses.
 * @param path of the page
 */
export const dataOf = (path: string): Record<`data-${string}`, string | undefined> => ({
  'data-path': path,
  'data-anywhere': isNotFoundPage(path) ? '' : undefined,
});

/**
 * Tells Gatsby's runtime which page it is in, and gives a page its own address before the runtime looks at the address: `/de/index.html`
 * and `/%61bout` are names of a file, not of a page, and at broken percent escapes the runtime throws
 * (https://github.com/gatsbyjs/gatsby/issues/34797). As data beside one script for all pages, one hash in the Content-Security-Policy
 * covers them all.
 */
export const ownAddressScript =
  '(function(d,l){window.pagePath=d.path;' +
  "try{decodeURIComponent(l.pathname);if('anywhere'in d||l.pathname===d.path)return}catch(e){}" +
  "history.replaceState(history.state,'',d.path+l.search+l.hash)})(document.currentScript.dataset,location)";

type Load = (path: string, ...more: never[]) => unknown;

/** What Gatsby's runtime asks for pages. */
export type PageLoader = { loadPage: Load; loadPageSync: Load };

declare global {
  interface Window {
    ___loader?: PageLoader;
    /** The path of the page that the document holds. */
    pagePath?: string;
  }
}

/**
 * Lets the document decide which page an unknown address shows. Gatsby's runtime would decide once more by patterns of its own, and draw
 * another page than the one it has to bring to life (https://github.com/gatsbyjs/gatsby/issues/4337).
 * @param loader Gatsby's loader of pages
 * @param pagePath the page that the document holds
 * @param pathname the address at which it came
 */
export const keepToDocument = (loader: PageLoader, pagePath: string, pathname: string): void => {
  // The router writes some characters of an address in another way than the browser.
  const arrivals = [pathname, encodeURI(decodeURI(pathname))];
  const toPage =
    (load: Load): Load =>
    (path, ...more) =>
      load(arrivals.includes(path.split('?')[0] ?? '') ? pagePath : path, ...more);
  loader.loadPage = toPage(loader.loadPage);
  loader.loadPageSync = toPage(loader.loadPageSync);
};
