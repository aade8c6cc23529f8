const suffix = /^(.+)_(zero|one|two|few|many|other)$/;

/** Keys that belong together: a plain key alone, or all plural forms of one text. */
export interface Family {
  /** Plural categories that are there; empty for a plain key. */
  categories: string[];
  /** Keys as written. */
  keys: [string, ...string[]];
}

/**
 * Gathers the plural forms of each text (i18next's suffixes).
 * @param keys of one object
 * @returns families by the key without suffix
 */
export function families(keys: readonly string[]): Map<string, Family> {
  const result = new Map<string, Family>();
  for (const key of keys) {
    const [, base = key, category] = suffix.exec(key) ?? [];
    const known = result.get(base);
    if (known) known.keys.push(key);
    const family = known ?? { categories: [], keys: [key] };
    if (category) family.categories.push(category);
    result.set(base, family);
  }
  return result;
}

/** The plural categories of cardinal numbers that a language has, such as one, few, many, other for Russian. */
export const pluralCategories = (lng: string): string[] =>
  [...new Intl.PluralRules(lng).resolvedOptions().pluralCategories].sort();
