import { hideLine, showLine } from './connectionStore';
import { siteAnswers } from './reasons';

/** What Gatsby's loader answers for a page; an error, or nothing, when a resource of it is lost. */
type LoadedPage = { readonly status?: string } | undefined;

type Navigate = (to: string | number, options?: object) => void;

declare global {
  interface Window {
    ___navigate?: Navigate;
  }
}

/**
 * Keeps the visitor on the page when a pressed link leads to one that cannot be fetched. Gatsby would have the browser open it, which
 * without a network shows its own error page.
 */
export const stayWhenAway = (): void => {
  const go = window.___navigate;
  const loader = window.___loader;
  if (!go || !loader) return;
  const follow = async (to: string, options?: object): Promise<void> => {
    const { pathname, search } = new URL(to, window.location.href);
    const page = (await Promise.resolve(loader.loadPage(pathname + search)).catch(
      () => undefined,
    )) as LoadedPage;
    const isLost = !page || page.status === 'error';
    if (isLost && !(await siteAnswers(pathname))) return showLine('away');
    hideLine();
    go(to, options);
  };
  window.___navigate = (to, options) => (typeof to === 'number' ? go(to, options) : void follow(to, options));
};
