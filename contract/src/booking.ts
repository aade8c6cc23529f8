import * as z from 'zod/mini';
import { limits } from './limits';
import { oneOf, optionalLines, optionalText, requiredEmail, requiredText, strictFields } from './text';
import { trap } from './trap';

/** Ways of being reached that the forms offer; the New Year forms offer all of them. */
export const contactMethods = ['email', 'phone', 'whatsapp', 'telegram', 'viber', 'instagram'] as const;

/** What the booking contract has to know of the content. */
export interface BookingOffers {
  /** Every accepted value of `expedition`: English names. */
  expeditions: readonly string[];
  /** The values of `expedition` that are New Year applications and need no telephone number. */
  phoneOptionalFor: readonly string[];
}

/**
 * The booking enquiry as a form sends it: trimmed, NFC-normalised, bounded.
 * @param offers the expeditions that can be chosen
 */
export const bookingSchema = ({ expeditions, phoneOptionalFor }: BookingOffers) =>
  strictFields({
    firstName: requiredText(limits.name),
    lastName: requiredText(limits.name),
    email: requiredEmail(limits.email),
    phone: optionalText(limits.phone),
    expedition: oneOf(expeditions, limits.expedition),
    contactMethod: optionalText(limits.contactMethod),
    message: optionalLines(limits.message),
    ...trap,
  }).check(
    z.refine(({ phone, expedition }) => phone !== undefined || phoneOptionalFor.includes(expedition), {
      path: ['phone'],
      error: 'required',
      // Runs beside the faults of other fields, so that a visitor hears of all of them at once.
      when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
    }),
  );

/** A booking enquiry that has passed `bookingSchema`. */
export type Booking = z.output<ReturnType<typeof bookingSchema>>;
