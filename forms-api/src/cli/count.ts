/** A number with its noun, such as `1 outbox row`. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** How many enquiries and outbox rows. */
export const countRows = ({
  booking,
  contact,
  tellings,
}: Record<'booking' | 'contact' | 'tellings', number>): string =>
  `${count(booking, 'booking enquiry', 'booking enquiries')}, ${count(contact, 'contact enquiry', 'contact enquiries')}, ${count(tellings, 'outbox row', 'outbox rows')}`;
