import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { repositoryRoot } from '../forms-api/src/config/repositoryRoot';
import { aContact, postJson, receiptOf } from '../forms-api/test/enquiries';
import { startMariadbServer } from '../forms-api/test/mariadbServer';
import { answerOf } from './test/answer';
import { startServiceProcess, unprivileged } from './test/serviceProcess';
import { announce, check } from './test/steps';
import { startWebServer } from './test/webServer';

// Goes through a deployment without Docker: the images' build steps on what .dockerignore lets through, the migration, the service as
// a user without rights on a folder it may not write, nginx before it, and an enquiry through both.

const siteUrl = 'https://www.example.com';
const closing: (() => unknown)[] = [];

const copyContext = async (target: string): Promise<void> => {
  const lines = (await readFile(path.join(repositoryRoot, '.dockerignore'), 'utf8')).split('\n');
  const excluded = lines.filter((line) => /^[^#!]./.test(line));
  const isExcluded = (file: string): boolean => excluded.some((pattern) => path.matchesGlob(file, pattern));
  for (const line of lines.filter((text) => text.startsWith('!'))) {
    await cp(path.join(repositoryRoot, line.slice(1)), path.join(target, line.slice(1)), {
      recursive: true,
      filter: (file) => !isExcluded(path.relative(repositoryRoot, file)),
    });
  }
};

const runStep = (script: string, folder: string, context: string): void => {
  announce(`${script} ${folder}`);
  const env = { ...process.env, SITE_URL: siteUrl };
  execFileSync(path.join(context, 'deploy', script), [folder], { cwd: context, env, stdio: 'inherit' });
};

const startService = async (folder: string, env: Record<string, string>): Promise<string> => {
  const service = await startServiceProcess(folder, { TRUST_PROXY: 'true', SITE_URL: siteUrl, ...env });
  closing.push(async () => check((await service.stop()) === 0, 'the service ends with 0'));
  return service.origin;
};

/** The addresses of every file of a site, and of every page without `index.html`. */
const addressesOf = async (site: string): Promise<string[]> => {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)))
    .flatMap((file) => [
      file,
      ...(/(?:^|\/)index\.html$/.test(file) ? [file.replace(/\/?index\.html$/, '')] : []),
    ])
    .map((file) => `/${file.split('/').map(encodeURIComponent).join('/')}`);
};

const rehearse = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  const [context, service, web] = ['context', 'forms-api', 'web'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  announce('Copying what .dockerignore lets through');
  await copyContext(context);

  runStep('install-forms-api.sh', service, context);
  const packages = await readdir(path.join(service, 'node_modules'));
  console.log(`${packages.length} folders in node_modules`);
  for (const name of ['jest', 'typescript', 'gatsby', 'eslint', 'react', 'smtp-server']) {
    check(!packages.includes(name), `the service's folder is free of ${name}`);
  }
  check(!existsSync(path.join(service, 'forms-api', 'test')), "the service's folder holds no tests");

  runStep('build-site.sh', web, context);

  announce('Migrating and starting');
  execFileSync('chmod', ['-R', 'a+rX,a-w', service, web]);
  const database = await startMariadbServer();
  closing.push(database.stop);
  const connection = await createConnection(database.url);
  closing.push(() => connection.end());
  await connection.query('CREATE DATABASE enquiries');
  const DATABASE_URL = String(new URL('/enquiries', database.url));
  const runScript = (...script: string[]): string =>
    execFileSync('node', ['--import', 'tsx', ...script], {
      cwd: path.join(service, 'forms-api'),
      env: { PATH: process.env['PATH'], DATABASE_URL },
      encoding: 'utf8',
      ...unprivileged,
    });
  for (const _ of ['first', 'second']) {
    check(runScript('src/migrate.ts') === 'The tables are up to date.\n', 'the migration ends well');
  }
  const behind = await startService(service, { DATABASE_URL });
  const alone = await startService(service, { DATABASE_URL, SERVE_SITE: path.join(web, 'site') });
  const nginx = await startWebServer({
    siteFolder: path.join(web, 'site'),
    configuration: path.join(web, 'nginx'),
    formsApi: new URL(behind).host,
  });
  closing.push(nginx.close);

  announce('Asking for everything, once of nginx and once of the service alone');
  const addresses = [
    ...(await addressesOf(path.join(web, 'site'))),
    '/nowhere',
    '/de/nowhere',
    '/ru/nowhere',
    '/vessel/titanic',
  ];
  for (const address of addresses) {
    for (const encoding of ['identity', 'gzip']) {
      const [expected, actual] = await Promise.all(
        [alone, nginx.origin].map((origin) =>
          answerOf(origin, address, { 'accept-encoding': encoding }, 'HEAD'),
        ),
      );
      if (!isDeepStrictEqual(expected, actual)) console.log(address, encoding, expected, actual);
      if (!isDeepStrictEqual(expected, actual)) throw new Error(`${address} is not answered alike`);
    }
  }
  check(addresses.length > 500, `${addresses.length} addresses are answered alike`);

  announce('Sending an enquiry');
  const response = await postJson(`${nginx.origin}/api/contact`, aContact(), { origin: siteUrl });
  check(response.status === 201, 'an enquiry is answered with 201');
  const { id } = await receiptOf(response);
  const [rows] = await connection.query('SELECT id, email FROM enquiries.contact_inquiry');
  check(isDeepStrictEqual(rows, [{ id, email: 'ada@example.org' }]), 'its row is in the database');
  check(runScript('src/cli/main.ts', 'list').includes('ada@example.org'), "the operator's tool shows it");
};

const folder = await mkdtemp(path.join(tmpdir(), 'deployment-'));
try {
  await rehearse(folder);
} finally {
  for (const close of closing.reverse()) await close();
  execFileSync('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
}
console.log('\nThe rehearsal went well.');
