import { parseArgs } from 'node:util';
import type { Page } from './pages/page';

/** How a run is to be. */
export interface Settings {
  /** Addresses to measure; every page when none is named. */
  addresses: readonly string[];
  isQuick: boolean;
}

/** Pages measured more often, because most visits begin there. */
const frequented = ['/', '/antarctica', '/vessel/lazarev', '/photo-gallery', '/newyear2027'];

/**
 * Reads what follows the bench's name on the command line.
 * @throws when an option is unknown
 */
export const readSettings = (args: string[]): Settings => {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false }, pages: { type: 'string', default: '' } },
  });
  return {
    addresses: values.pages.split(',').filter((address) => address !== ''),
    isQuick: values.quick,
  };
};

/** How often Lighthouse visits a page: five times, three or, when quick, once. */
export const runsOf = ({ path }: Page, { isQuick }: Settings): number => {
  if (isQuick) return 1;
  return frequented.includes(path) ? 5 : 3;
};
