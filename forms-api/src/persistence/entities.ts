import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { limits } from '@polar-meridian/contract';
import { id, moment, text } from './columns';

// Tables are named in snake_case, columns by the field names of the forms.

/**
 * Why an enquiry is set apart as suspected spam: the hidden control was filled in, the form was sent too fast, its proof had served another
 * enquiry, or it is full of links.
 */
export type Suspicion = 'trap' | 'too-fast' | 'replayed' | 'links';

/** What every stored enquiry carries beside its own fields. */
export interface StoredEnquiry {
  id: number;
  createdAt: Date;
  /** SHA-256 in hexadecimal of the Idempotency-Key, or of a random text where the client sent none. */
  keyDigest: string;
  /** SHA-256 in hexadecimal of the normalised values. */
  bodyDigest: string;
  /** Null unless it is suspected of being spam. */
  suspicion: Suspicion | null;
}

export interface BookingInquiry extends StoredEnquiry {
  firstName: string;
  lastName: string;
  email: string;
  /** Empty on a New Year application without a number. */
  phone: string;
  expedition: string;
  contactMethod: string | null;
  message: string | null;
}

export interface ContactInquiry extends StoredEnquiry {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export interface User {
  id: number;
  username: string;
  password: string;
}

/** What kind of enquiry a row of another table belongs to. */
export type EnquiryKind = 'booking' | 'contact';

/** Who is told of an enquiry, and how. */
export type Channel = 'operator-mail' | 'visitor-mail' | 'webhook';

/** One telling of one enquiry on one channel. It names the enquiry and holds nothing of it. */
export interface OutboxEntry {
  id: number;
  kind: EnquiryKind;
  enquiryId: number;
  channel: Channel;
  /** The visitor's language, a code of the site's. */
  language: string;
  /**
   * Held: not told while its enquiry is suspected of being spam. Dead: given up after three days of failures, and kept. Suppressed: an
   * acknowledgement that was not sent because its address had had enough of them.
   */
  state: 'held' | 'waiting' | 'sent' | 'dead' | 'suppressed';
  attempts: number;
  /** What went wrong last, or why it was suppressed. */
  lastError: string | null;
  createdAt: Date;
  /** A waiting entry is due from this time on; while one is being told, the time at which another process may take it over. */
  nextAttemptAt: Date;
  finishedAt: Date | null;
  /** Who tells it, a random text for every time that it is taken; nobody else may renew its lease or mark it. Null: nobody. */
  owner: string | null;
}

const enquiryColumns = {
  createdAt: { type: 'datetime', createDate: true },
  keyDigest: text(64),
  bodyDigest: text(64),
  suspicion: { ...text(20), nullable: true },
} satisfies Record<string, EntitySchemaColumnOptions>;

/** Who may read the enquiries. */
export const userEntity = new EntitySchema<User>({
  name: 'user',
  columns: { id, username: text(100), password: text(255) },
  indices: [{ name: 'user_username', columns: ['username'], unique: true }],
});

/** Booking enquiries. */
export const bookingEntity = new EntitySchema<BookingInquiry>({
  name: 'booking_inquiry',
  columns: {
    id,
    firstName: text(limits.name),
    lastName: text(limits.name),
    email: text(limits.email),
    phone: text(limits.phone),
    expedition: text(limits.expedition),
    contactMethod: { ...text(limits.contactMethod), nullable: true },
    message: { type: 'text', nullable: true },
    ...enquiryColumns,
  },
  indices: [{ name: 'booking_inquiry_key', columns: ['keyDigest'], unique: true }],
});

/** Contact enquiries. */
export const contactEntity = new EntitySchema<ContactInquiry>({
  name: 'contact_inquiry',
  columns: {
    id,
    name: text(limits.name),
    email: text(limits.email),
    subject: text(limits.subject),
    message: { type: 'text' },
    ...enquiryColumns,
  },
  indices: [{ name: 'contact_inquiry_key', columns: ['keyDigest'], unique: true }],
});

/** What is still to be told, and what has been. */
export const outboxEntity = new EntitySchema<OutboxEntry>({
  name: 'outbox',
  columns: {
    id,
    kind: text(20),
    enquiryId: { type: 'integer' },
    channel: text(20),
    language: text(20),
    state: text(10),
    attempts: { type: 'integer' },
    lastError: { ...text(500), nullable: true },
    createdAt: { type: 'datetime', createDate: true },
    nextAttemptAt: moment,
    finishedAt: { ...moment, nullable: true },
    owner: { ...text(36), nullable: true },
  },
  indices: [
    { name: 'outbox_once', columns: ['kind', 'enquiryId', 'channel'], unique: true },
    { name: 'outbox_due', columns: ['state', 'nextAttemptAt'] },
  ],
});

/** Users, enquiries and what is told of them. */
export const entities = [userEntity, bookingEntity, contactEntity, outboxEntity];
