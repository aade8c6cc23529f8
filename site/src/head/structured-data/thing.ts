/** A thing as schema.org describes it; what has no value is left out. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

/**
 * A thing as the text of a script element: no hyphenation hints, and nothing that could end the element.
 * @throws never
 */
export const toJsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing })
    .replaceAll('\u00ad', '')
    .replaceAll('<', '\\u003c');
