import type { FieldError } from '@polar-meridian/contract';

/** Every reason for a refusal with its status; its sentence is `refusals.<reason>` in locales. */
export const refusalStatus = {
  emptyBody: 400,
  notUtf8: 400,
  notJson: 400,
  badKey: 400,
  malformedRequest: 400,
  badLimit: 400,
  badBefore: 400,
  unknownParameter: 400,
  unauthorized: 401,
  foreignOrigin: 403,
  notFound: 404,
  methodNotAllowed: 405,
  keyReused: 409,
  bodyTooLarge: 413,
  notJsonType: 415,
  invalid: 422,
  tooManyRequests: 429,
  tooManyAttempts: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type Reason = keyof typeof refusalStatus;

interface RefusalDetails {
  /** Values of the sentence's placeholders. */
  values?: Record<string, string | number>;
  headers?: Record<string, string>;
  fieldErrors?: FieldError[];
}

/** Thrown by middleware to answer a request with one sentence; `handleErrors` writes the answer. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly values: Record<string, string | number>;
  readonly headers: Record<string, string>;
  readonly fieldErrors: FieldError[] | undefined;

  constructor(reason: Reason, { values = {}, headers = {}, fieldErrors }: RefusalDetails = {}) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.values = values;
    this.headers = headers;
    this.fieldErrors = fieldErrors;
  }

  get status(): number {
    return refusalStatus[this.reason];
  }
}

/** 503: the database is away, or the service is stopping. */
export const unavailable = (): Refusal => new Refusal('unavailable', { headers: { 'Retry-After': '5' } });

/**
 * 405.
 * @param allowed the methods of the address
 */
export const methodNotAllowed = (method: string, allowed: readonly string[]): Refusal => {
  const list = allowed.join(', ');
  return new Refusal('methodNotAllowed', { values: { method, allowed: list }, headers: { Allow: list } });
};
