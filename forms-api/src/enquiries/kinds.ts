import type { EntitySchema } from 'typeorm';
import { bookingEntity, contactEntity, type EnquiryKind, type StoredEnquiry } from '../persistence/entities';

/** What reading enquiries has to know of a kind. */
interface ReadableKind {
  entity: EntitySchema<StoredEnquiry>;
  /** What a visitor entered, with number and day; the service's own columns are for nobody else. */
  fields: readonly string[];
}

const readable = <Enquiry extends StoredEnquiry>(
  entity: EntitySchema<Enquiry>,
  fields: readonly Exclude<keyof Enquiry & string, 'keyDigest' | 'bodyDigest' | 'suspicion'>[],
): ReadableKind => ({ entity: entity as unknown as EntitySchema<StoredEnquiry>, fields });

/** Both kinds of enquiry. */
export const enquiryKinds: Readonly<Record<EnquiryKind, ReadableKind>> = {
  booking: readable(bookingEntity, [
    'id',
    'createdAt',
    'firstName',
    'lastName',
    'email',
    'phone',
    'expedition',
    'contactMethod',
    'message',
  ]),
  contact: readable(contactEntity, ['id', 'createdAt', 'name', 'email', 'subject', 'message']),
};

/** The kinds' names. */
export const kindNames = Object.keys(enquiryKinds) as EnquiryKind[];
