import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTestDatabase } from '../test/database';
import { repositoryRoot } from './config/repositoryRoot';
import { createDataSource } from './persistence/dataSource';

const run = promisify(execFile);

const migrateOnce = (url: string): Promise<{ stdout: string }> =>
  run('npm', ['run', '--silent', 'migrate', '-w', 'forms-api'], {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
  });

test('makes the tables of an empty database, and ends well when there is nothing left to do', async () => {
  const database = await createTestDatabase();
  for (const _ of ['empty', 'up to date']) {
    expect((await migrateOnce(database.url)).stdout).toBe('The tables are up to date.\n');
  }
  const dataSource = await createDataSource(database.address).initialize();
  expect(await dataSource.showMigrations()).toBe(false);
  await dataSource.destroy();
  await database.remove();
});

test('ends with 1 and one line when the variable is wrong', async () => {
  await expect(migrateOnce('postgres://x')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATABASE_URL: [^\n]+\n/),
  });
});
