import { useLayoutEffect } from 'react';

/** What Gatsby renders every page into; dialogs are put beside it. */
const pageId = '___gatsby';

/**
 * Takes the page behind a dialog out of reach of pointer, keyboard and screen reader. A layout effect, so that the page is back
 * before the focus returns to it.
 * @param open whether the dialog shows
 */
export const useInertPage = (open: boolean): void => {
  useLayoutEffect(() => {
    const page = document.getElementById(pageId);
    if (!open || !page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [open]);
};
