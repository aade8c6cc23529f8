import type { DataSource } from 'typeorm';
import { outboxEntity, type EnquiryKind, type OutboxEntry } from '../src/persistence/entities';
import { aBooking, aContact } from './enquiries';

let digests = 0;

/**
 * Writes an enquiry straight into its table, with two outbox rows.
 * @returns its id
 */
export const storeEnquiryRow = async (
  dataSource: DataSource,
  kind: EnquiryKind,
  overrides: Record<string, unknown> = {},
  telling: Partial<OutboxEntry> = {},
): Promise<number> => {
  const values = kind === 'booking' ? aBooking(overrides) : aContact(overrides);
  digests += 1;
  const digest = { keyDigest: String(digests), bodyDigest: String(digests) };
  const { identifiers } = await dataSource.manager.insert(`${kind}_inquiry`, {
    createdAt: new Date(),
    ...values,
    ...digest,
  });
  const enquiryId = Number(identifiers[0]?.['id']);
  const shared = {
    kind,
    enquiryId,
    language: 'en',
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: new Date(),
  } as const;
  await dataSource.manager.insert(outboxEntity, { ...shared, channel: 'operator-mail', ...telling });
  await dataSource.manager.insert(outboxEntity, { ...shared, channel: 'webhook', ...telling });
  return enquiryId;
};
