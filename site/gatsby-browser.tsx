import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/print.css';
import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { restoreEntries } from './src/chunks/keptEntries';
import { stayWhenAway } from './src/chunks/stayWhenAway';
import { noteArrival } from './src/layout/below-fold/arrival';
import { layOutInTurn } from './src/layout/below-fold/wholePage';
import { keepToDocument } from './src/routing/ownAddress';
import { showLateFonts } from './src/styles/showLateFonts';

/**
 * Before anything is drawn: puts back what was typed before a reload, stays on the page while links lead nowhere, and lets at an unknown
 * address the page be drawn that has been sent.
 */
export const onClientEntry = (): void => {
  restoreEntries();
  stayWhenAway();
  if (window.___loader && window.pagePath)
    keepToDocument(window.___loader, window.pagePath, window.location.pathname);
};

/** Brings the page to life in small steps, between which the browser can paint and answer; `gatsby develop` draws it itself. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production'
    ? (page: ReactNode, container: Element) => startTransition(() => void hydrateRoot(container, page))
    : undefined;

/** Once the page is alive, the rest of it is laid out. */
export const onInitialClientRender = (): void => layOutInTurn();

/** The pages ask how the visitor has come. */
export const onPreRouteUpdate: NonNullable<GatsbyBrowser['onPreRouteUpdate']> = ({
  location,
  prevLocation,
}) => noteArrival(location, !prevLocation);

/** The browser itself goes to the section of the page that a visit begins with; who has scrolled on before the page is alive stays there. */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps,
}) => prevRouterProps !== undefined || routerProps.location.hash === '';

/** Makes ready what has been fetched ahead, so that a press only has to draw it. */
export const onPostPrefetchPathname: NonNullable<GatsbyBrowser['onPostPrefetchPathname']> = ({ pathname }) =>
  void window.___loader?.loadPage(pathname);

/** Shows fonts that came too late for the first page. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ prevLocation }) => {
  if (prevLocation) showLateFonts();
};
