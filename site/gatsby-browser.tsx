import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/print.css';
import type { GatsbyBrowser } from 'gatsby';
import { showLateFonts } from './src/styles/showLateFonts';

export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ prevLocation }) => {
  if (prevLocation) showLateFonts();
};
