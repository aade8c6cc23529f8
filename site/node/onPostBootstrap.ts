import path from 'node:path';
import { writeIcons } from './icons/writeIcons';

/** Makes the icons before a page is shown, while developing too. */
export const onPostBootstrap = (): Promise<void> =>
  writeIcons(path.resolve('../content/images/brand/icon.svg'), path.resolve('public'));
