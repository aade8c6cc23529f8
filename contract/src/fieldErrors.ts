import type * as z from 'zod/mini';

/** Every code a field can be refused with; stable, so that forms and locales can rely on it. */
export const faultCodes = [
  'required',
  'too-long',
  'not-an-email',
  'not-offered',
  'unknown-field',
  'more-unknown-fields',
  'control-characters',
  'wrong-type',
] as const;

export type FaultCode = (typeof faultCodes)[number];

/** One fault of one field; `field` is empty when it is one of the payload itself: of the wrong type, or with too many unknown fields. */
export interface FieldError {
  field: string;
  code: FaultCode;
  /** The bound in characters, with the code `too-long`. */
  limit?: number;
  /** How many unknown fields are not named, with the code `more-unknown-fields`. */
  count?: number;
}

/** So many unknown fields are named, so that an answer does not grow with the request. */
const mostNamed = 5;
const namedLength = 40;

/**
 * The beginning of a name that a stranger has chosen, without half a character at its end.
 * @returns at most 40 characters (code points)
 */
export const shortName = (name: string): string =>
  // No character takes more than two units, so more than these need not be taken apart.
  [...name.slice(0, 2 * namedLength)].slice(0, namedLength).join('');

const unknownFields = (names: readonly string[]): FieldError[] => {
  const named = names
    .slice(0, mostNamed)
    .map((name): FieldError => ({ field: shortName(name), code: 'unknown-field' }));
  const count = names.length - named.length;
  return count === 0 ? named : [...named, { field: '', code: 'more-unknown-fields', count }];
};

const codeOf = (message: string): FaultCode => faultCodes.find((code) => code === message) ?? 'wrong-type';

/**
 * The faults behind a failed parse of one of the two schemas: all fields, all faults, in the schema's order; of unknown fields the first
 * five and how many more there are.
 * @param error what `safeParse` returned as its error
 */
export const fieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues.flatMap((issue): FieldError[] => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys);
    const fault: FieldError = { field: String(issue.path[0] ?? ''), code: codeOf(issue.message) };
    const limit: unknown = issue.code === 'custom' ? issue.params?.['limit'] : undefined;
    return [typeof limit === 'number' ? { ...fault, limit } : fault];
  });
