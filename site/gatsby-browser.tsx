import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/print.css';
import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { showLateFonts } from './src/styles/showLateFonts';

/** Brings the page to life in small steps, between which the browser can paint and answer; `gatsby develop` draws it itself. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production'
    ? (page: ReactNode, container: Element) => startTransition(() => void hydrateRoot(container, page))
    : undefined;

/** Shows fonts that came too late for the first page. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ prevLocation }) => {
  if (prevLocation) showLateFonts();
};
