import { icons } from './icons';

/** Names the icons; the same in every page. */
export const iconLinks = [
  <link key="icon-ico" rel="icon" href={icons.ico} sizes="32x32" />,
  <link key="icon-svg" rel="icon" href={icons.vector} type="image/svg+xml" />,
  <link key="icon-apple" rel="apple-touch-icon" href={icons.appleTouch} />,
];
