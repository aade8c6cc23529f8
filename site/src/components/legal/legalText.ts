import type { i18n } from 'i18next';
import type { LegalBlock } from './LegalBlocks';

/** The texts of a legal page: `locales/{lng}/{slug}.json`. */
export type LegalText = {
  readonly title: string;
  readonly intro: string;
  readonly versionLine: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly LegalBlock[];
  }[];
};

/**
 * The texts of a legal page in the language shown, with every placeholder filled. Read as a whole, since asking i18next for a tree of
 * texts (`returnObjects`) takes a phone a millisecond and a half for each of them.
 * @param facts a value for each placeholder
 */
export const legalText = (
  { language, services, getResourceBundle }: i18n,
  slug: string,
  facts: Record<string, string | number>,
): LegalText => {
  const fill = (texts: unknown): unknown => {
    if (typeof texts === 'string')
      return (services.interpolator as Interpolator).interpolate(texts, facts, language, {});
    if (Array.isArray(texts)) return texts.map(fill);
    return Object.fromEntries(
      Object.entries(texts as object).map(([key, inner]) => [key, fill(inner)] as const),
    );
  };
  return fill(getResourceBundle(language, slug)) as LegalText;
};

/** What i18next does not declare. */
type Interpolator = {
  interpolate: (text: string, values: object, language: string, options: object) => string;
};
