import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { announce, root, run } from './run.mjs';

const inputs = [
  'content',
  'locales',
  'contract',
  'site',
  'package-lock.json',
  'deploy/staticHost.ts',
  'forms-api/src/http/securityHeaders.ts',
  'forms-api/src/http/site/cacheControl.ts',
];
const generated = new Set(['node_modules', '.cache', 'public']);
const mark = path.join(root, 'site/public/.built-from');

const fingerprint = () => {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  const visit = (file) => {
    const stat = fs.statSync(file);
    if (stat.isDirectory()) {
      for (const name of fs.readdirSync(file).sort()) if (!generated.has(name)) visit(path.join(file, name));
    } else {
      hash.update(path.relative(root, file)).update(fs.readFileSync(file));
    }
  };
  for (const input of inputs) visit(path.join(root, input));
  return hash.digest('hex');
};

/**
 * Checks the content and builds the site into `site/public`; ends the process when either fails.
 * @param {{ onlyWhenChanged: boolean }} options skip the work when nothing it depends on has changed
 */
export const buildSite = async ({ onlyWhenChanged }) => {
  announce('Checking content and texts');
  if ((await run('npm', ['run', '--silent', 'content:check'])).code !== 0) process.exit(1);
  const current = fingerprint();
  if (onlyWhenChanged && fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === current) {
    console.log('The built site is up to date.');
    return;
  }
  announce('Building the site (the first time makes every size of every picture: a few minutes)');
  const { code } = await run('npx', ['gatsby', 'build'], {
    cwd: path.join(root, 'site'),
    env: { GATSBY_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) process.exit(1);
  if ((await run('npx', ['tsx', 'deploy/staticHost.ts', 'site/public'])).code !== 0) process.exit(1);
  // Type generation changes a committed file at most, so the mark is made from what the build has left.
  fs.writeFileSync(mark, fingerprint());
};
