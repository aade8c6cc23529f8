import i18next, { type TFunction } from 'i18next';

/** The texts a page query hands to `Head`. */
export type LocaleEdges = {
  readonly edges: ReadonlyArray<{
    readonly node: { readonly ns: string; readonly data: string; readonly language: string };
  }>;
};

/**
 * A translator for `Head`, which lies outside the languages provider.
 * @param locales the page's own `data.locales`
 * @param language the page's language
 */
export const headTranslator = (locales: LocaleEdges, language: string): TFunction => {
  const texts: Record<string, Record<string, unknown>> = {};
  for (const { node } of locales.edges) texts[node.ns] = JSON.parse(node.data) as Record<string, unknown>;
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
    returnObjects: true,
    initImmediate: false,
  });
  return instance.t;
};
