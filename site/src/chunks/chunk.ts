import type { ComponentType } from 'react';

/** A part of the page whose code comes later, in a script of its own. */
export interface Chunk<Props extends object> {
  /**
   * Asks for the code, unless it is there or on its way; asked again, it tries again.
   * @returns undefined once the code is there, or why it is not; never throws
   */
  readonly load: () => Promise<unknown>;
  /** The part, or undefined as long as its code is not there. */
  readonly part: () => ComponentType<Props> | undefined;
  /** Whether the code was asked for in vain. */
  readonly isMissing: () => boolean;
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** After this many milliseconds nobody is left waiting without a word; webpack itself gives a script up after two minutes. */
export const patienceMs = 15_000;

const late = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new DOMException('The script has not come.', 'TimeoutError')), patienceMs);
  });

/**
 * Makes a part whose code may be asked for again and again. No failure is left unhandled: Gatsby answers an unhandled one of a chunk by
 * loading the page anew, the network being there or not (https://github.com/gatsbyjs/gatsby/issues/18866).
 * @param ask imports the part
 */
export const createChunk = <Props extends object = object>(
  ask: () => Promise<{ default: ComponentType<Props> }>,
): Chunk<Props> => {
  let part: ComponentType<Props> | undefined;
  let missing = false;
  let attempt: Promise<unknown> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const request = async (): Promise<unknown> => {
    // What comes after the patience has run out is welcome all the same.
    const arrival = ask().then((module) => {
      part = module.default;
      missing = false;
      tell();
    });
    try {
      await Promise.race([arrival, late()]);
      return undefined;
    } catch (error) {
      missing = true;
      tell();
      window.addEventListener('online', () => void load(), { once: true });
      return error;
    } finally {
      attempt = undefined;
    }
  };
  const load = (): Promise<unknown> => (part ? Promise.resolve() : (attempt ??= request()));

  return {
    load,
    part: () => part,
    isMissing: () => missing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
