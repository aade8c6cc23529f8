import type { DataSource } from 'typeorm';
import type { PresentedEnquiry } from '../enquiries/presenter';
import { readOne } from '../enquiries/read';
import type { EnquiryKind, OutboxEntry } from '../persistence/entities';

/** An enquiry as it is told to people and systems: everything the visitor entered, in the order of the form. */
export interface ToldEnquiry {
  kind: EnquiryKind;
  id: number;
  /** ISO-8601 in UTC. */
  createdAt: string;
  /** The visitor's name as one text. */
  name: string;
  email: string;
  /** The expedition or the subject. */
  about: string;
  /** The entity's fields; those left empty are missing. */
  fields: Readonly<Record<string, string>>;
}

/** Tells one enquiry on one channel; throws when it was not taken before the signal was aborted. */
export type Deliver = (enquiry: ToldEnquiry, language: string, signal: AbortSignal) => Promise<void>;

const filled = (fields: Record<string, string | number | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );

const told = (kind: EnquiryKind, { id, createdAt, ...rest }: PresentedEnquiry): ToldEnquiry => {
  const fields = filled(rest);
  const { firstName, lastName, name = `${firstName} ${lastName}`, email, expedition, subject } = fields;
  return { kind, id, createdAt, name, email: String(email), about: String(expedition ?? subject), fields };
};

/**
 * Reads the enquiry that an entry of the outbox names.
 * @returns undefined when it has been erased meanwhile, or has not reached this node of a cluster yet
 * @throws DatabaseUnavailable when the database stays away
 */
export const readEnquiry = async (
  dataSource: DataSource,
  { kind, enquiryId }: Pick<OutboxEntry, 'kind' | 'enquiryId'>,
): Promise<ToldEnquiry | undefined> => {
  const enquiry = await readOne(dataSource, kind, enquiryId);
  return enquiry && told(kind, enquiry);
};
