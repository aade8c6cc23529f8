import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';
import { repositoryRoot } from './repositoryRoot';
import { StartError } from './startError';

const faultsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.lines;
    throw error;
  }
  return [];
};

test('has a value for everything when nothing is set', () => {
  expect(readConfig({})).toEqual({
    port: 8000,
    host: undefined,
    database: { kind: 'sqlite', file: path.join(repositoryRoot, 'data/enquiries.sqlite') },
    siteUrl: 'http://localhost:8000',
    allowedOrigins: [],
    trustProxy: false,
    rateLimitPerHour: 600,
    acknowledgePerAddress: 3,
    formSecret: undefined,
    logLevel: 'info',
    siteFolder: undefined,
    smtpUrl: undefined,
    notifyTo: [],
    notifyFrom: undefined,
    webhookUrl: undefined,
    webhookSecret: undefined,
  });
});

test('takes an empty variable for an absent one', () => {
  expect(readConfig({ PORT: '', HOST: ' ', SERVE_SITE: '', ALLOWED_ORIGINS: '' })).toEqual(readConfig({}));
});

test('reads every variable', () => {
  const config = readConfig({
    PORT: '8123',
    HOST: '127.0.0.1',
    DATABASE_URL: 'mysql://web:p%40ss@db.example/enquiries',
    SITE_URL: 'https://www.example.com/',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_HOUR: '0',
    ACKNOWLEDGE_PER_ADDRESS: '5',
    FORM_SECRET: 'sixteen or more.',
    LOG_LEVEL: 'debug',
    SERVE_SITE: 'forms-api/src',
    SMTP_URL: 'smtp://localhost:1025',
    NOTIFY_TO: 'a@example.com, Office <b@example.com>',
    WEBHOOK_URL: 'http://localhost:9000/hook',
    WEBHOOK_SECRET: 'whsec_c2VjcmV0c2VjcmV0',
  });
  expect(config).toEqual({
    port: 8123,
    host: '127.0.0.1',
    database: {
      kind: 'mysql',
      host: 'db.example',
      port: 3306,
      username: 'web',
      password: 'p@ss',
      database: 'enquiries',
    },
    siteUrl: 'https://www.example.com',
    allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    trustProxy: true,
    rateLimitPerHour: 0,
    acknowledgePerAddress: 5,
    formSecret: 'sixteen or more.',
    logLevel: 'debug',
    siteFolder: path.join(repositoryRoot, 'forms-api/src'),
    smtpUrl: 'smtp://localhost:1025',
    notifyTo: ['a@example.com', 'Office <b@example.com>'],
    notifyFrom: 'a@example.com',
    webhookUrl: 'http://localhost:9000/hook',
    webhookSecret: 'whsec_c2VjcmV0c2VjcmV0',
  });
});

test.each([
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['HOST', 'a host'],
  ['DATABASE_URL', 'postgres://localhost/enquiries'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['DATABASE_URL', 'mysql://web:100%@localhost/enquiries'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://example.com/path'],
  ['ALLOWED_ORIGINS', 'https://a.example, b.example'],
  ['TRUST_PROXY', 'maybe'],
  ['RATE_LIMIT_PER_HOUR', '-1'],
  ['ACKNOWLEDGE_PER_ADDRESS', 'some'],
  ['FORM_SECRET', 'too short'],
  ['LOG_LEVEL', 'loud'],
  ['SERVE_SITE', 'no/such/folder'],
  ['SMTP_URL', 'localhost:25'],
  ['NOTIFY_TO', 'office'],
  ['NOTIFY_FROM', 'a@example.com, b@example.com'],
  ['WEBHOOK_URL', 'ftp://example.com'],
  ['WEBHOOK_SECRET', 'whsec_!'],
])('says how to make %s right when it is %s', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name}: must be .+`));
});

test('names every wrong variable, one line each', () => {
  const faults = faultsOf({ PORT: 'x', LOG_LEVEL: 'x', SITE_URL: 'x', SMTP_URL: 'smtp://localhost' });
  expect(faults.map((line) => line.split(':')[0]).sort()).toEqual(['LOG_LEVEL', 'PORT', 'SITE_URL']);
  expect(faults.some((line) => line.includes('\n'))).toBe(false);
});

test('asks for the partner of a variable that is of no use alone', () => {
  const faults = faultsOf({ SMTP_URL: 'smtp://localhost', WEBHOOK_URL: 'http://localhost' });
  expect(faults.map((line) => line.split(':')[0])).toEqual(['NOTIFY_TO', 'WEBHOOK_SECRET']);
});

test('repeats no secret when it is wrong', () => {
  expect(faultsOf({ DATABASE_URL: 'mysql://web:hunter2@localhost' }).join()).not.toContain('hunter2');
});

describe('with secrets in files', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  test('reads the secret from the file', () => {
    const file = path.join(folder, 'database');
    writeFileSync(file, 'sqlite:/tmp/other.sqlite\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).database).toEqual({
      kind: 'sqlite',
      file: '/tmp/other.sqlite',
    });
  });

  test('names the file that cannot be read', () => {
    expect(faultsOf({ WEBHOOK_SECRET_FILE: path.join(folder, 'missing'), PORT: 'x' })).toEqual([
      expect.stringMatching(/^WEBHOOK_SECRET_FILE: /),
      expect.stringMatching(/^PORT: /),
    ]);
  });

  test('refuses a secret that comes both ways', () => {
    expect(
      faultsOf({ SMTP_URL: 'smtp://localhost', SMTP_URL_FILE: folder, NOTIFY_TO: 'a@example.com' }),
    ).toEqual([expect.stringMatching(/^SMTP_URL_FILE: set either/)]);
  });
});
