import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { announce, root, run } from './run.mjs';
import { checkSettings } from './settings.mjs';

/** Whole folders: what one of these files imports counts as well. */
const inputs = [
  'content',
  'locales',
  'contract',
  'site',
  'package-lock.json',
  'deploy',
  'forms-api/src/config',
  'forms-api/src/http',
  'scripts',
];
const generated = new Set(['node_modules', '.cache', 'public', '.code-version']);
const mark = path.join(root, 'site/public/.built-from');

const fingerprint = (settings) => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
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

const succeeds = async (...command) => (await run(...command)).code === 0;

/**
 * Checks the settings and the content and builds the site into `site/public`.
 * @param {{ onlyWhenChanged: boolean }} options skip the work when nothing it depends on has changed
 * @returns {Promise<boolean>} whether the site is there; what is wrong has been printed
 */
export const buildSite = async ({ onlyWhenChanged }) => {
  const settings = await checkSettings();
  if (!settings) return false;
  announce('Checking content and texts');
  if (!(await succeeds('npm', ['run', '--silent', 'content:check']))) return false;
  const current = fingerprint(settings);
  if (onlyWhenChanged && fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === current) {
    console.log('The built site is up to date.');
    return true;
  }
  announce('Building the site (the first time makes every size of every picture: a few minutes)');
  const built =
    (await succeeds('npx', ['gatsby', 'build'], {
      cwd: path.join(root, 'site'),
      env: { ...settings, GATSBY_TELEMETRY_DISABLED: '1' },
    })) && (await succeeds('npx', ['tsx', 'deploy/staticHost.ts', 'site/public'], { env: settings }));
  if (!built) return false;
  // Type generation changes a committed file at most, so the mark is made from what the build has left.
  fs.writeFileSync(mark, fingerprint(settings));
  return true;
};
