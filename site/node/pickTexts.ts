type Texts = { [key: string]: unknown };

const pick = (texts: unknown, paths: readonly string[][]): unknown => {
  if (paths.some((path) => path.length === 0) || typeof texts !== 'object' || texts === null) return texts;
  const kept: Texts = {};
  for (const [key, value] of Object.entries(texts)) {
    const below = paths.filter(([first]) => first === key || first === '*').map((path) => path.slice(1));
    if (below.length > 0) kept[key] = pick(value, below);
  }
  return kept;
};

/**
 * Keeps the texts that the paths name.
 * @param data the texts of a namespace as JSON
 * @param namespace the namespace, the first part of each path
 * @param only paths such as `expeditions.*.name`; `*` stands for every key of a level
 * @returns JSON; all of it when a path is the namespace itself, or none names it
 */
export const pickTexts = (data: string, namespace: string, only: readonly string[]): string => {
  const paths = only.map((path) => path.split('.')).filter(([first]) => first === namespace);
  return paths.length === 0
    ? data
    : JSON.stringify(
        pick(
          JSON.parse(data),
          paths.map((path) => path.slice(1)),
        ),
      );
};
