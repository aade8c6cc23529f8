/**
 * By what nginx tells the language of a visitor's first wish: the very same one, else any region of it, as the service chooses too.
 * @param languages codes such as `de` and `pt-BR`
 * @returns patterns of the header `Accept-Language`, to be tried in this order, each with its language
 */
export const acceptPatterns = (languages: readonly string[]): [pattern: string, language: string][] => {
  const longFirst = [...languages].sort((one, other) => other.length - one.length);
  const exact = longFirst.map((language): [string, string] => [language, language]);
  const anyRegion = longFirst.map((language): [string, string] => [language.split('-')[0] ?? '', language]);
  return [...new Map([...exact, ...anyRegion])].map(([wish, language]) => [`^\\s*${wish}\\b`, language]);
};
