/** What is the matter: the network is away, or a part of the page cannot be had although it is there. */
export type Matter = 'away' | 'broken';

let matter: Matter | null = null;
const listeners = new Set<() => void>();

const change = (next: Matter | null): void => {
  matter = next;
  for (const listener of listeners) listener();
};

/** Says in one line at the edge of the page what is the matter; `common:connection` has the words. */
export const showLine = (next: Matter): void => change(next);

/** Takes the line away. */
export const hideLine = (): void => {
  if (matter) change(null);
};

/** For `useSyncExternalStore`. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the line says now. */
export const currentMatter = (): Matter | null => matter;
