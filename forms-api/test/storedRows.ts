import { bookingSchema, contactSchema, type BookingOffers } from '@polar-meridian/contract';
import type { DataSource } from 'typeorm';
import { bookingEntity, contactEntity } from '../src/persistence/entities';
import { enquiryKinds } from '../src/enquiries/kinds';

/** What was stored, and a line for every row that the contract would not have let in. */
export interface StoredRows {
  count: number;
  faults: string[];
}

const pageLength = 1_000;

/** Reads every enquiry, page by page, and runs the contract over its fields. */
export const checkStoredRows = async (dataSource: DataSource, offers: BookingOffers): Promise<StoredRows> => {
  const faults: string[] = [];
  let count = 0;
  const booking = bookingSchema(offers);
  for (const [kind, entity, schema] of [
    ['booking', bookingEntity, booking],
    ['contact', contactEntity, contactSchema],
  ] as const) {
    const fields = enquiryKinds[kind].fields.filter((name) => name !== 'id' && name !== 'createdAt');
    for (let last = 0; ;) {
      const rows = await dataSource
        .createQueryBuilder(entity, 'row')
        .where('row.id > :last', { last })
        .orderBy('row.id')
        .limit(pageLength)
        .getMany();
      for (const row of rows) {
        // What may be left out is stored as null, the telephone as an empty text.
        const sent = Object.entries(row).filter(
          ([name, value]) => fields.includes(name) && value !== null && value !== '',
        );
        const { success, data } = schema.safeParse(Object.fromEntries(sent));
        const isSame =
          success && sent.every(([name, value]) => (data as Record<string, unknown>)[name] === value);
        if (!isSame) faults.push(`${kind} ${row.id} is stored, but the contract refuses it`);
      }
      count += rows.length;
      if (rows.length < pageLength) break;
      last = rows.at(-1)?.id ?? 0;
    }
  }
  return { count, faults };
};
