import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from './repositoryRoot';

/** What announces that something is checked, built or started; an installation is not to be broken off. */
const begun = /▸ (?!Installing)/;

/**
 * Runs one of the repository's commands until it ends by itself, or has begun what it should not.
 * @param name of the file in `scripts/`
 */
const run = async (
  name: string,
  env: Record<string, string>,
): Promise<{ code: number | null; lines: string[] }> => {
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'scripts', `${name}.mjs`)], {
    // What stands in a developer's own .env must not count, so the environment says everything that matters here.
    env: {
      PATH: process.env['PATH'],
      SITE_URL: 'http://localhost:8000',
      API_ORIGIN: '',
      PORT: '8000',
      SERVE_SITE: '',
      ...env,
    },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      if (begun.test(output) && child.pid !== undefined && child.exitCode === null) {
        process.kill(-child.pid, 'SIGKILL');
      }
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output.trim().split('\n') };
};

test.each([
  ['start', { SITE_URL: 'foo' }, /^SITE_URL: must be an origin .*https:/],
  ['start', { PORT: 'eighty' }, /^PORT: must be a whole number .*8000/],
  ['start', { HOST: 'a/b' }, /^HOST: must be a host name /],
  ['start', { DATABASE_URL: 'postgres://localhost/x' }, /^DATABASE_URL: must be mysql:/],
  ['start', { SERVE_SITE: 'no/such/folder' }, /^SERVE_SITE: must be the folder /],
  ['build', { SITE_URL: 'https://example.com/path' }, /^SITE_URL: must be an origin /],
  [
    'build',
    { API_ORIGIN: 'api.example.com' },
    /^API_ORIGIN: must be an origin .*https:\/\/api\.example\.com/,
  ],
  ['dev', { PORT: 'eighty' }, /^PORT: must be a whole number /],
  ['dev', { PORT: '65535' }, /^PORT: must be a whole number from 1 to 65534/],
  ['dev', { DATABASE_URL: 'x' }, /^DATABASE_URL: must be mysql:/],
])('npm run %s ends at once with %j, and says what to mend', async (name, env, line) => {
  const { code, lines } = await run(name, env);
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(code).toBe(1);
});

test('names every wrong setting in one go', async () => {
  const { code, lines } = await run('start', { SITE_URL: 'foo', PORT: 'x', SMTP_URL: 'http://localhost' });
  expect(lines.map((line) => line.split(':')[0])).toEqual(['SITE_URL', 'PORT', 'SMTP_URL']);
  expect(code).toBe(1);
});

test('leaves the service’s settings to the service where only the site is built', async () => {
  expect((await run('build', { PORT: 'x', SITE_URL: 'foo' })).lines).toEqual([
    expect.stringMatching(/^SITE_URL: /),
  ]);
});
