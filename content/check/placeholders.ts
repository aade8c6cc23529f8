const placeholder = /\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g;

/** The names of the placeholders in a text, such as "count" for "{{count}} days" (i18next's braces). */
export const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(placeholder)].map(([, name = '']) => name));
