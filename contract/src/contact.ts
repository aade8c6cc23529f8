import type * as z from 'zod/mini';
import { limits } from './limits';
import { requiredEmail, requiredLines, requiredText, strictFields } from './text';
import { trap } from './trap';

/** The contact enquiry as a form sends it: trimmed, NFC-normalised, bounded. */
export const contactSchema = strictFields({
  name: requiredText(limits.name),
  email: requiredEmail(limits.email),
  subject: requiredText(limits.subject),
  message: requiredLines(limits.message),
  ...trap,
});

/** A contact enquiry that has passed `contactSchema`. */
export type Contact = z.output<typeof contactSchema>;
