import { LessThan, MoreThan, type DataSource, type FindOptionsWhere } from 'typeorm';
import type { EnquiryKind, StoredEnquiry } from '../persistence/entities';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import { enquiryKinds } from './kinds';
import { presentEnquiry, type PresentedEnquiry } from './presenter';

/** Rows that are in memory at once when all are read. */
const pageSize = 500;

const columns = (fields: readonly string[]): Record<string, true> =>
  Object.fromEntries(fields.map((field) => [field, true]));

/**
 * @param before only enquiries with a smaller id
 * @returns the newest, in descending order of their ids
 * @throws DatabaseUnavailable when the database stays away
 */
export const readNewest = async (
  dataSource: DataSource,
  kind: EnquiryKind,
  limit: number,
  before?: number,
): Promise<PresentedEnquiry[]> => {
  const { entity, fields } = enquiryKinds[kind];
  const rows = await withDatabase(dataSource, requestWaitMs, (manager) =>
    manager.find(entity, {
      select: columns(fields),
      where: before === undefined ? {} : { id: LessThan(before) },
      order: { id: 'DESC' },
      take: limit,
    }),
  );
  return rows.map((row) => presentEnquiry(kind, row));
};

/**
 * @returns the enquiry, or undefined when there is none with this id
 * @throws DatabaseUnavailable when the database stays away
 */
export const readOne = async (
  dataSource: DataSource,
  kind: EnquiryKind,
  id: number,
): Promise<PresentedEnquiry | undefined> => {
  const { entity, fields } = enquiryKinds[kind];
  const row = await withDatabase(dataSource, requestWaitMs, (manager) =>
    manager.findOne(entity, { select: columns(fields), where: { id } }),
  );
  return row ? presentEnquiry(kind, row) : undefined;
};

/**
 * Reads every enquiry of a kind, oldest first, some hundreds at a time.
 * @param where further conditions
 * @throws DatabaseUnavailable when the database stays away
 */
export async function* readAll(
  dataSource: DataSource,
  kind: EnquiryKind,
  where: FindOptionsWhere<StoredEnquiry> = {},
): AsyncGenerator<PresentedEnquiry[]> {
  const { entity, fields } = enquiryKinds[kind];
  for (let last = 0; ;) {
    const rows = await withDatabase(dataSource, requestWaitMs, (manager) =>
      manager.find(entity, {
        select: columns(fields),
        where: { ...where, id: MoreThan(last) },
        order: { id: 'ASC' },
        take: pageSize,
      }),
    );
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.id;
    yield rows.map((row) => presentEnquiry(kind, row));
  }
}
