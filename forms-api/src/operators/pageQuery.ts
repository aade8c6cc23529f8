import type { Context } from 'koa';
import { Refusal } from '../http/refusal';

const most = 100;
const usual = 50;

/** Which part of a list is asked for. */
export interface PageQuery {
  limit: number;
  /** Only what is older than this id. */
  before: number | undefined;
}

const readNumber = (value: string | string[] | undefined): number | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;

/**
 * Reads `?limit` and `?before`.
 * @throws Refusal 400 when one of them is wrong or something else is asked
 */
export const readPageQuery = ({ query }: Context): PageQuery => {
  const { limit: askedLimit, before: askedBefore, ...others } = query;
  if (Object.keys(others).length > 0 || Array.isArray(askedLimit) || Array.isArray(askedBefore))
    throw new Refusal('unknownParameter');
  const limit = askedLimit === undefined ? usual : readNumber(askedLimit);
  if (limit === undefined || limit > most) throw new Refusal('badLimit', { values: { least: 1, most } });
  const before = readNumber(askedBefore);
  if (askedBefore !== undefined && before === undefined) throw new Refusal('badBefore');
  return { limit, before };
};
