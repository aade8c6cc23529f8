import type { EntityManager } from 'typeorm';
import {
  bookingEntity,
  contactEntity,
  type BookingInquiry,
  type ContactInquiry,
  type OutboxEntry,
} from '../persistence/entities';

/** An enquiry as it is told to people and systems: everything the visitor entered, in the order of the form. */
export interface ToldEnquiry {
  kind: OutboxEntry['kind'];
  id: number;
  createdAt: Date;
  /** The visitor's name as one text. */
  name: string;
  email: string;
  /** The expedition or the subject. */
  about: string;
  /** The entity's fields (SPEC 3); those left empty are missing. */
  fields: Readonly<Record<string, string>>;
}

const filled = (fields: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const bookingOf = (row: BookingInquiry): ToldEnquiry => {
  const { id, createdAt, firstName, lastName, email, phone, expedition, contactMethod, message } = row;
  return {
    kind: 'booking',
    id,
    createdAt,
    name: `${firstName} ${lastName}`,
    email,
    about: expedition,
    fields: filled({ firstName, lastName, email, phone, expedition, contactMethod, message }),
  };
};

const contactOf = ({ id, createdAt, name, email, subject, message }: ContactInquiry): ToldEnquiry => ({
  kind: 'contact',
  id,
  createdAt,
  name,
  email,
  about: subject,
  fields: filled({ name, email, subject, message }),
});

/**
 * Reads the enquiry that an entry of the outbox names.
 * @returns undefined when it has been erased meanwhile
 */
export const readEnquiry = async (
  manager: EntityManager,
  { kind, enquiryId: id }: Pick<OutboxEntry, 'kind' | 'enquiryId'>,
): Promise<ToldEnquiry | undefined> => {
  if (kind === 'booking') {
    const row = await manager.findOneBy(bookingEntity, { id });
    return row ? bookingOf(row) : undefined;
  }
  const row = await manager.findOneBy(contactEntity, { id });
  return row ? contactOf(row) : undefined;
};
