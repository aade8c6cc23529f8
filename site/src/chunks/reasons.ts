import type { Matter } from './connectionStore';

/** What webpack throws when a script does not come: `request` is its address. */
type ChunkLoadError = { readonly request?: string };

/** An answer that takes longer than this many milliseconds is none. */
const patienceMs = 8_000;

const askFor = (address: string): Promise<Response> =>
  fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });

/**
 * Whether the site answers at all, be it with an error.
 * @param address in the site
 */
export const siteAnswers = async (address: string): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    return Boolean(await askFor(address));
  } catch {
    return false;
  }
};

/**
 * Finds out why a chunk could not be had.
 * @param error what its import has thrown
 * @returns `gone` when the script does not exist any more while the site itself answers, as after a deployment
 */
export const reasonOf = async (error: unknown): Promise<Matter | 'gone'> => {
  if (!navigator.onLine || (error instanceof DOMException && error.name === 'TimeoutError')) return 'away';
  const script = (error as ChunkLoadError | undefined)?.request;
  if (!script) return 'broken';
  try {
    const { status } = await askFor(script);
    if (status !== 404 && status !== 410) return 'broken';
    const page = await askFor(window.location.pathname);
    return page.status < 500 ? 'gone' : 'broken';
  } catch {
    return 'away';
  }
};
