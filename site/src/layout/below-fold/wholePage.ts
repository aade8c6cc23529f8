import * as styles from './BelowFold.module.css';

/**
 * The script that has the browser lay out all of the page at once where its place on the page counts: who reloads it or goes back wants it
 * where it was left, who has followed a link to a section wants that section. Inlined in every page, since the browser lays out soon.
 */
export const wholePageScript =
  "(function(){var n=performance.getEntriesByType('navigation')[0];" +
  "if(location.hash||!n||n.type!=='navigate')document.documentElement.setAttribute('data-whole','')})()";

/** Has the browser lay out all of the page from now on, so that a way down the page ends where it should. */
export const layOutWhole = (): void => document.documentElement.setAttribute('data-whole', '');

/** Has the browser lay out the page part by part, one in each moment in which it has nothing else to do. */
export const layOutInTurn = (): void => {
  const next = document.querySelector(`.${styles.part}:not([data-laid-out])`);
  // Safari knows no idle moments, and puts nothing off.
  if (!next || !('requestIdleCallback' in window)) return layOutWhole();
  next.setAttribute('data-laid-out', '');
  requestAnimationFrame(() => requestIdleCallback(layOutInTurn));
};
