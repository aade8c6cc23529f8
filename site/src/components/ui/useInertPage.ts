import { useLayoutEffect, useRef } from 'react';

/** What Gatsby renders every page into; dialogs are put beside it. */
const pageId = '___gatsby';

/**
 * Takes the page behind a dialog out of reach of pointer, keyboard and screen reader. A layout effect, so that the page is back
 * before the focus returns to it.
 * @param open whether the dialog shows
 * @param returnFocusTo what opened it
 */
export const useInertPage = (open: boolean, returnFocusTo: () => HTMLElement | null): void => {
  const opener = useRef(returnFocusTo);
  opener.current = returnFocusTo;
  useLayoutEffect(() => {
    const page = document.getElementById(pageId);
    if (!open || !page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
      // A dialog that closes before it has taken the focus does not give it back either.
      if (document.activeElement === document.body) opener.current()?.focus();
    };
  }, [open]);
};
