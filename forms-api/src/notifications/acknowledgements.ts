import { createHash } from 'node:crypto';
import { deliveryAddress } from '@polar-meridian/contract';
import { LessThanOrEqual, type DataSource, type EntityManager } from 'typeorm';
import { isDuplicate } from '../persistence/databaseErrors';
import { acknowledgementEntity } from '../persistence/dayEntities';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import type { Deliver, ToldEnquiry } from './enquiry';
import { Suppressed } from './suppressed';

const dayMs = 24 * 3_600_000;

/** The same for every spelling of an address; the address itself is not kept. */
const digestOf = (email: string): string =>
  createHash('sha256')
    .update((deliveryAddress(email) ?? email).toLowerCase())
    .digest('hex');

const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

/**
 * Forgets the acknowledgements of more than a day ago.
 * @throws DatabaseUnavailable when the database stays away
 */
export const forgetAcknowledgements = (dataSource: DataSource, now: Date): Promise<void> =>
  withDatabase(dataSource, requestWaitMs, async (manager) => {
    await manager.delete(acknowledgementEntity, { attemptedAt: LessThanOrEqual(dayBefore(now)) });
  });

/** Takes a place for an enquiry; every process that looks at the same places tries the same one, so its unique index lets one of them through. */
const takePlace = async (
  manager: EntityManager,
  { kind, id: enquiryId, email }: ToldEnquiry,
  perDay: number,
  now: Date,
): Promise<boolean> => {
  const addressDigest = digestOf(email);
  // Ends, because a collision leaves fewer places.
  for (;;) {
    const { affected } = await manager.update(
      acknowledgementEntity,
      { kind, enquiryId },
      { attemptedAt: now },
    );
    if (affected === 1) return true;
    await manager.delete(acknowledgementEntity, {
      addressDigest,
      attemptedAt: LessThanOrEqual(dayBefore(now)),
    });
    const taken = await manager.findBy(acknowledgementEntity, { addressDigest });
    if (taken.length >= perDay) return false;
    let place = 1;
    while (taken.some((other) => other.place === place)) place += 1;
    try {
      await manager.insert(acknowledgementEntity, {
        kind,
        enquiryId,
        addressDigest,
        place,
        attemptedAt: now,
      });
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
};

interface Limit {
  dataSource: DataSource;
  /** Acknowledgements to one address within 24 hours, of all instances together. */
  perDay: number;
  /** The time in milliseconds. */
  clock: () => number;
}

/**
 * Keeps anybody from having many mails sent to another's address.
 * @param deliver sends an acknowledgement
 * @returns sends it, or throws `Suppressed` when the address has had enough of them
 */
export const limitAcknowledgements =
  (deliver: Deliver, { dataSource, perDay, clock }: Limit): Deliver =>
  async (enquiry, language, signal) => {
    const isAllowed = await withDatabase(dataSource, requestWaitMs, (manager) =>
      takePlace(manager, enquiry, perDay, new Date(clock())),
    );
    if (!isAllowed)
      throw new Suppressed(`ACKNOWLEDGE_PER_ADDRESS: this address gets ${perDay} acknowledgements a day`);
    await deliver(enquiry, language, signal);
  };
