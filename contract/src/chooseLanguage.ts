/**
 * Chooses the language that suits a reader best: for each wish in turn the very same one, else another of the same language, in the same
 * script where there are several, and the one without a region before those of other regions. The site inlines it into its pages, hence a
 * plain function that needs nothing from outside itself, in words that old browsers know, and no comment inside it.
 * @param wishes language tags in order of preference, such as `pt-PT`, whoever wrote them
 * @param languages the tags to choose from, such as `en` and `pt-BR`
 * @returns one of `languages`, or undefined when none suits
 */
export function chooseLanguage(wishes: readonly string[], languages: readonly string[]): string | undefined {
  const scriptOf = function (tag: string): string | undefined {
    try {
      return new Intl.Locale(tag).maximize().script;
    } catch {
      return undefined;
    }
  };
  for (let index = 0; index < wishes.length; index += 1) {
    const wish = String(wishes[index]).toLowerCase();
    const related = languages
      .filter((language) => language.toLowerCase().split('-')[0] === wish.split('-')[0])
      .sort((one, other) => one.length - other.length);
    const chosen =
      related.length < 2
        ? related[0]
        : related.find((language) => language.toLowerCase() === wish) ||
          related.find((language) => scriptOf(language) === scriptOf(wish)) ||
          related[0];
    if (chosen) return chosen;
  }
  return undefined;
}
