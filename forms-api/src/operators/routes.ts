import Router from '@koa/router';
import { paths } from '@polar-meridian/contract';
import type { Middleware } from 'koa';
import type { DataSource } from 'typeorm';
import { genuine, readNewest } from '../enquiries/read';
import { exactPaths } from '../http/api';
import type { EnquiryKind } from '../persistence/entities';
import { readPageQuery } from './pageQuery';
import { requireOperator } from './requireOperator';

interface OperatorDependencies {
  dataSource: DataSource;
  /** The time in milliseconds. */
  clock: () => number;
}

const listEnquiries =
  (dataSource: DataSource, kind: EnquiryKind): Middleware =>
  async (ctx) => {
    const { limit, before } = readPageQuery(ctx);
    // One more than asked for tells whether there is a next page.
    const found = await readNewest(dataSource, kind, genuine, limit + 1, before);
    const items = found.slice(0, limit);
    ctx.body = { items, next: found.length > limit ? items.at(-1)?.id : null };
  };

/** The operator's lists of enquiries; `next` is the `before` of the following page. */
export const operatorRoutes = ({ dataSource, clock }: OperatorDependencies): Router => {
  const router = new Router(exactPaths);
  const operatorsOnly = requireOperator(dataSource, clock);
  router.get(paths.booking, operatorsOnly, listEnquiries(dataSource, 'booking'));
  router.get(paths.contact, operatorsOnly, listEnquiries(dataSource, 'contact'));
  return router;
};
