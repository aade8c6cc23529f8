import type * as z from 'zod/mini';

/** Every code a field can be refused with; stable, so that forms and locales can rely on it. */
export const faultCodes = [
  'required',
  'too-long',
  'not-an-email',
  'not-offered',
  'unknown-field',
  'control-characters',
  'wrong-type',
] as const;

export type FaultCode = (typeof faultCodes)[number];

/** One fault of one field; `field` is empty when the payload itself is of the wrong type. */
export interface FieldError {
  field: string;
  code: FaultCode;
  /** The bound in characters, with the code `too-long`. */
  limit?: number;
}

const codeOf = (message: string): FaultCode => faultCodes.find((code) => code === message) ?? 'wrong-type';

/**
 * The faults behind a failed parse of one of the two schemas: all fields, all faults, in the schema's order (DESIGN 3, HTTP API).
 * @param error what `safeParse` returned as its error
 */
export const fieldErrors = (error: z.core.$ZodError): FieldError[] =>
  error.issues.flatMap((issue): FieldError[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((field) => ({ field, code: 'unknown-field' }));
    }
    const fault: FieldError = { field: String(issue.path[0] ?? ''), code: codeOf(issue.message) };
    const limit: unknown = issue.code === 'custom' ? issue.params?.['limit'] : undefined;
    return [typeof limit === 'number' ? { ...fault, limit } : fault];
  });
