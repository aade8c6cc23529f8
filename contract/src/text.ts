import * as z from 'zod/mini';
import { deliveryAddress } from './email';

// The message of every check is the stable code of its fault; `fieldErrors` hands it on.

const controlCharacters = /[\p{Cc}\p{Cs}]/u;
const controlCharactersButLines = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
const somethingVisible = /[^\p{Z}\p{Cf}\s]/u;

const missingOrWrongType = (issue: { input?: unknown }): string =>
  issue.input === undefined ? 'required' : 'wrong-type';

const tooLong = (limit: number) =>
  z.refine<string>((text) => [...text].length <= limit, { error: 'too-long', params: { limit } });

const cleanText = (limit: number, forbidden: RegExp) =>
  z.string({ error: missingOrWrongType }).check(
    z.trim(),
    z.normalize('NFC'),
    z.refine((text) => !forbidden.test(text), 'control-characters'),
    tooLong(limit),
  );

const notEmpty = z.refine<string>((text) => somethingVisible.test(text), { error: 'required', abort: true });

/**
 * A required text on one line.
 * @param limit upper bound in characters
 */
export const requiredText = (limit: number) => cleanText(limit, controlCharacters).check(notEmpty);

/**
 * A required text that may hold line breaks and tabs.
 * @param limit upper bound in characters
 */
export const requiredLines = (limit: number) => cleanText(limit, controlCharactersButLines).check(notEmpty);

const emptyAsAbsent = z.transform((text: string | undefined) =>
  text !== undefined && somethingVisible.test(text) ? text : undefined,
);

/**
 * A text on one line that may be absent; an empty one counts as absent.
 * @param limit upper bound in characters
 */
export const optionalText = (limit: number) =>
  z.optional(z.pipe(z.optional(cleanText(limit, controlCharacters)), emptyAsAbsent));

/**
 * A text with line breaks and tabs that may be absent; an empty one counts as absent.
 * @param limit upper bound in characters
 */
export const optionalLines = (limit: number) =>
  z.optional(z.pipe(z.optional(cleanText(limit, controlCharactersButLines)), emptyAsAbsent));

/**
 * A required e-mail address.
 * @param limit upper bound in characters
 */
export const requiredEmail = (limit: number) =>
  requiredText(limit).check(z.refine((text) => deliveryAddress(text) !== undefined, 'not-an-email'));

/**
 * A required text out of a given list.
 * @param offered the accepted texts
 */
export const oneOf = (offered: readonly string[], limit: number) =>
  requiredText(limit).check(z.refine((text) => offered.includes(text), 'not-offered'));

/** An object that refuses fields it does not name. */
export const strictFields = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type'),
  });
