/** Texts as a tree of objects, lists and strings. */
export type Texts = { [key: string]: unknown };

/** Whether a text is an object of texts. */
export const isTree = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is new among the texts that a page uses.
 * @param built the texts the page was built with, perhaps only a part of their namespace
 * @param fresh the texts as they are now
 * @returns the keys of `built` whose text differs, with the fresh text; undefined when there is none
 */
export const changedTexts = (built: Texts | undefined, fresh: Texts): Texts | undefined => {
  const changed: Texts = {};
  for (const [key, old] of Object.entries(built ?? {})) {
    const now = fresh[key];
    if (now === undefined) continue;
    if (isTree(old) && isTree(now)) {
      const below = changedTexts(old, now);
      if (below) changed[key] = below;
    } else if (JSON.stringify(old) !== JSON.stringify(now)) {
      changed[key] = now;
    }
  }
  return Object.keys(changed).length > 0 ? changed : undefined;
};
