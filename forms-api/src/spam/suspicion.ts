import type { Suspicion } from '../persistence/entities';
import { shortestFillMs } from './fillProof';

/** A traveller may name a page or two. */
const fewestSpamLinks = 3;
const link = /https?:\/\/|\bwww\.|\[url\b|<a\s/giu;

/** What is known of how an enquiry came to be. */
interface Signs {
  /** What stands in the control that no person sees. */
  trap: string | undefined;
  /** How long the form was open, in milliseconds; undefined when nothing proves it. */
  fillMs: number | undefined;
  values: object;
}

const countLinks = (values: object): number => Object.values(values).join('\n').match(link)?.length ?? 0;

/**
 * Why an enquiry is set apart, as far as it tells by itself. Missing proof alone is no reason: other programs may send enquiries too, and a
 * bad connection may lose it. Links are counted whatever is proven, since a robot can open a form as well.
 * @returns null when it is not
 */
export const suspicionOf = ({ trap, fillMs, values }: Signs): Suspicion | null => {
  if (trap !== undefined) return 'trap';
  if (fillMs !== undefined && fillMs < shortestFillMs) return 'too-fast';
  return countLinks(values) >= fewestSpamLinks ? 'links' : null;
};
