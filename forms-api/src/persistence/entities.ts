import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { limits } from '@polar-meridian/contract';

// Tables are named in snake_case, columns by the field names of SPEC 3.

/** What every stored enquiry carries beside its own fields. */
export interface StoredEnquiry {
  id: number;
  createdAt: Date;
  /** SHA-256 in hexadecimal of the Idempotency-Key, or of a random text where the client sent none. */
  keyDigest: string;
  /** SHA-256 in hexadecimal of the normalised values. */
  bodyDigest: string;
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

const id: EntitySchemaColumnOptions = { type: 'integer', primary: true, generated: 'increment' };
const text = (length: number): EntitySchemaColumnOptions => ({ type: 'varchar', length });

const enquiryColumns = {
  createdAt: { type: 'datetime', createDate: true },
  keyDigest: text(64),
  bodyDigest: text(64),
} satisfies Record<string, EntitySchemaColumnOptions>;

/** SPEC 3, User. */
export const userEntity = new EntitySchema<User>({
  name: 'user',
  columns: { id, username: text(100), password: text(255) },
  indices: [{ name: 'user_username', columns: ['username'], unique: true }],
});

/** SPEC 3, Booking inquiry. */
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

/** SPEC 3, Contact inquiry. */
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

/** Every table, in the order of SPEC 3. */
export const entities = [userEntity, bookingEntity, contactEntity];
