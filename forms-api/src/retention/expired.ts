import { In, LessThanOrEqual, Not, type FindOptionsWhere } from 'typeorm';
import type { Retention } from '../config/retention';
import type { BookingInquiry, EnquiryKind, StoredEnquiry } from '../persistence/entities';

const yearsBefore = (now: Date, years: number): Date => {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date;
};

/**
 * Which enquiries are to be removed: contact enquiries by their age; booking enquiries by their age too, but not
 * before their expedition has been over for as long. An expedition that is not in the content any more counts as over.
 * @returns the condition on the kind's table
 */
export const expired = (
  kind: EnquiryKind,
  { bookingYears, contactYears, completions }: Retention,
  now: Date,
): FindOptionsWhere<StoredEnquiry> => {
  if (kind === 'contact') return { createdAt: LessThanOrEqual(yearsBefore(now, contactYears)) };
  const lastKept = yearsBefore(now, bookingYears);
  const keptNames = [...completions].filter(([, end]) => end > lastKept).map(([name]) => name);
  const condition: FindOptionsWhere<BookingInquiry> = {
    createdAt: LessThanOrEqual(lastKept),
    expedition: Not(In(keptNames)),
  };
  return condition;
};
