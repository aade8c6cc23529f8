import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storeEnquiryRow } from '../../test/stored';
import { repositoryRoot } from '../config/repositoryRoot';
import { createDataSource } from '../persistence/dataSource';
import { findUser } from '../operators/users';

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'operator-'));
  file = path.join(folder, 'db.sqlite');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  output: string;
  errors: string;
}

const runProgram = async (program: string, args: string[], input: string, env = {}): Promise<Ended> => {
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], DATABASE_URL: `sqlite:${file}`, ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, errors };
};

const run = (args: string[], input = '', env: Record<string, string> = {}): Promise<Ended> =>
  runProgram(process.execPath, ['--import', 'tsx', 'forms-api/src/cli/main.ts', ...args], input, env);

test('makes the tables, makes a user, and reads what the service has stored', async () => {
  const added = await run(['user', 'add', 'office', '--password-stdin'], 'long enough for it\n');
  expect(added).toEqual({ code: 0, output: 'the user is created\n', errors: '' });
  const dataSource = await createDataSource({ kind: 'sqlite', file }).initialize();
  expect(await findUser(dataSource, 'office')).toBeDefined();
  await storeEnquiryRow(dataSource, 'booking');
  // The service keeps the file open meanwhile.
  const { code, output } = await runProgram(
    'npm',
    ['run', '--silent', 'enquiries', '--', 'export', '--format', 'json'],
    '',
  );
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject([{ kind: 'booking', firstName: 'Ada' }]);
  await dataSource.destroy();
});

test('prints how it is used when asked', async () => {
  const { code, output, errors } = await run(['list', '--help']);
  expect([code, errors]).toEqual([0, '']);
  for (const name of ['list', 'show', 'export', 'erase', 'purge', 'outbox', 'retry', 'user add'])
    expect(output).toContain(`\n  ${name} `);
});

test('exits 2 with one line and the usage when it does not know a command', async () => {
  const { code, output, errors } = await run(['fly']);
  expect([code, output]).toEqual([2, '']);
  expect(errors).toMatch(/^unknown command "fly"\n\nUsage: /);
});

test.each<[string, string[], string, Record<string, string>, RegExp]>([
  ['nothing has that id', ['show', 'contact', '7'], '', {}, /^there is no contact enquiry 7\n$/],
  [
    'the password is too short',
    ['user', 'add', 'office', '--password-stdin'],
    'short',
    {},
    /^the password must have at least 12 characters.*\n$/,
  ],
  ['a variable is wrong', ['list'], '', { DATABASE_URL: 'x' }, /^DATABASE_URL: must be .*\n$/],
])('exits 1 with one line when %s', async (_, args, input, env, line) => {
  const { code, output, errors } = await run(args, input, env);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(line);
});
