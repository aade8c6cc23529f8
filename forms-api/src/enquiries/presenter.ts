import type { EnquiryKind, StoredEnquiry } from '../persistence/entities';
import { enquiryKinds } from './kinds';
import type { Outcome } from './store';

/** What a form learns about its stored enquiry; `createdAt` is ISO-8601 in UTC. */
export const presentReceipt = ({ id, createdAt }: Outcome): { id: number; createdAt: string } => ({
  id,
  createdAt: createdAt.toISOString(),
});

/** An enquiry as an operator reads it: what was entered, with number and day, alone. */
export interface PresentedEnquiry {
  id: number;
  /** ISO-8601 in UTC. */
  createdAt: string;
  email: string;
  [field: string]: string | number | null;
}

const presentValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/**
 * @param row of the kind's table
 * @returns its fields in the order of its kind, without the digests
 */
export const presentEnquiry = (kind: EnquiryKind, row: StoredEnquiry): PresentedEnquiry => {
  const values: Record<string, unknown> = { ...row };
  const { fields } = enquiryKinds[kind];
  return Object.fromEntries(fields.map((field) => [field, presentValue(values[field])])) as PresentedEnquiry;
};
