const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes a text safe inside elements and attributes. */
export const escape = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** A number as people read it: from 10 000 on thousands apart, at most three decimals. */
export const readable = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: 3, useGrouping: 'min2' }).replace(/,/g, ' ');

/** A number with its unit. */
export const withUnit = (value: number, unit: string): string => `${readable(value)}${unit && ` ${unit}`}`;
