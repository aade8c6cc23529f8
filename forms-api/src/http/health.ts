import Router from '@koa/router';
import type { DataSource } from 'typeorm';
import { withDatabase } from '../persistence/withDatabase';
import { exactPaths } from './api';
import { unavailable } from './refusal';

const databaseWaitMs = 1_000;

interface HealthDependencies {
  dataSource: DataSource;
  isStopping: () => boolean;
}

/**
 * `live` while the process serves at all; `ready` while it is not stopping and the database answers.
 * @throws Refusal 503 when not ready
 */
export const healthRoutes = ({ dataSource, isStopping }: HealthDependencies): Router => {
  const router = new Router(exactPaths);
  router.get('/api/health/live', (ctx) => {
    ctx.body = { status: 'live' };
  });
  router.get('/api/health/ready', async (ctx) => {
    if (isStopping()) throw unavailable();
    await withDatabase(dataSource, databaseWaitMs, (manager) => manager.query('SELECT 1'));
    ctx.body = { status: 'ready' };
  });
  return router;
};
