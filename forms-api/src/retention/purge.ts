import type { DataSource } from 'typeorm';
import type { Retention } from '../config/retention';
import { kindNames } from '../enquiries/kinds';
import { readAll } from '../enquiries/read';
import { countEnquiries, removeEnquiries } from '../enquiries/remove';
import { forgetAcknowledgements } from '../notifications/acknowledgements';
import type { EnquiryKind } from '../persistence/entities';
import { forgetUsedProofs } from '../spam/usedProofs';
import { expired } from './expired';

/** How many rows a purge has met. */
export type Purged = Record<EnquiryKind | 'tellings', number>;

/**
 * Removes the enquiries that may not be kept any longer, with their outbox rows, and what only counts for a day. Several processes may do it at once.
 * @param dryRun only counts
 * @throws DatabaseUnavailable when the database stays away; what was removed until then stays removed
 */
export const purge = async (
  dataSource: DataSource,
  retention: Retention,
  now: Date,
  { dryRun }: { dryRun: boolean },
): Promise<Purged> => {
  const purged: Purged = { booking: 0, contact: 0, tellings: 0 };
  const handle = dryRun ? countEnquiries : removeEnquiries;
  for (const kind of kindNames) {
    for await (const enquiries of readAll(dataSource, kind, expired(kind, retention, now))) {
      const ids = enquiries.map(({ id }) => id);
      const removed = await handle(dataSource, kind, ids);
      purged[kind] += removed.enquiries;
      purged.tellings += removed.tellings;
    }
  }
  if (!dryRun) {
    await forgetAcknowledgements(dataSource, now);
    await forgetUsedProofs(dataSource, now);
  }
  return purged;
};
