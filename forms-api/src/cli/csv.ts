/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

const field = (value: string | number | null | undefined): string => {
  const text = String(value ?? '');
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/**
 * One record of a CSV file (RFC 4180). A text that a spreadsheet would compute gets an apostrophe in front.
 * @returns the line with its line break
 */
export const csvRecord = (values: readonly (string | number | null | undefined)[]): string =>
  `${values.map(field).join(',')}\r\n`;
