/** The pages that open in one language whatever the visitor's is, by the start of their unprefixed path. */
export const forced = { pathStart: '/newyear', language: 'ru' } as const;

/**
 * The language a page opens in whatever the visitor's is.
 * @param originalPath the unprefixed path, such as `/newyear2027`
 * @param languages the languages of the site
 * @returns the code, or undefined when the page opens in the visitor's language
 */
export const forcedLanguage = (originalPath: string, languages: readonly string[]): string | undefined =>
  originalPath.startsWith(forced.pathStart) && languages.includes(forced.language)
    ? forced.language
    : undefined;

/** State of a navigation that follows the visitor's own choice of language, which is not forced back. */
export type ChosenLanguage = { chosenLanguage?: boolean };
export const chosenLanguage: ChosenLanguage = { chosenLanguage: true };
