import { IsNull, LessThan, MoreThan, Not, type DataSource, type FindOptionsWhere } from 'typeorm';
import type { EnquiryKind, StoredEnquiry, Suspicion } from '../persistence/entities';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import { enquiryKinds } from './kinds';
import { presentEnquiry, type PresentedEnquiry } from './presenter';

/** Enquiries that are shown and told. */
export const genuine: FindOptionsWhere<StoredEnquiry> = { suspicion: IsNull() };
/** Enquiries that are set apart. */
export const suspected: FindOptionsWhere<StoredEnquiry> = { suspicion: Not(IsNull()) };

/** Rows that are in memory at once when all are read. */
const pageSize = 500;

const columns = (fields: readonly string[]): Record<string, true> =>
  Object.fromEntries(fields.map((field) => [field, true]));

/**
 * @param where `genuine` or `suspected`
 * @param before only enquiries with a smaller id
 * @returns the newest, in descending order of their ids
 * @throws DatabaseUnavailable when the database stays away
 */
export const readNewest = async (
  dataSource: DataSource,
  kind: EnquiryKind,
  where: FindOptionsWhere<StoredEnquiry>,
  limit: number,
  before?: number,
): Promise<PresentedEnquiry[]> => {
  const { entity, fields } = enquiryKinds[kind];
  const rows = await withDatabase(dataSource, requestWaitMs, (manager) =>
    manager.find(entity, {
      select: columns(fields),
      where: { ...where, ...(before === undefined ? {} : { id: LessThan(before) }) },
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
 * @param where `genuine` or `suspected`
 * @throws DatabaseUnavailable when the database stays away
 */
export const countWhere = (
  dataSource: DataSource,
  kind: EnquiryKind,
  where: FindOptionsWhere<StoredEnquiry>,
): Promise<number> =>
  withDatabase(dataSource, requestWaitMs, (manager) => manager.countBy(enquiryKinds[kind].entity, where));

/**
 * @returns why an enquiry is set apart, null when it is not
 * @throws DatabaseUnavailable when the database stays away
 */
export const readSuspicion = async (
  dataSource: DataSource,
  kind: EnquiryKind,
  id: number,
): Promise<Suspicion | null> => {
  const row = await withDatabase(dataSource, requestWaitMs, (manager) =>
    manager.findOne(enquiryKinds[kind].entity, { select: { id: true, suspicion: true }, where: { id } }),
  );
  return row?.suspicion ?? null;
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
