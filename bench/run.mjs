import fs from 'node:fs';
import path from 'node:path';
import { installPackages } from '../scripts/lib/install.mjs';
import { announce, root } from '../scripts/lib/run.mjs';
import { obtainTools } from '../scripts/lib/tools.mjs';

/**
 * Every bench by its name. A module exports `needs`, the names of the tools it uses, and `measure(args)`, which returns
 * `{ tables, faults, measured }`: rows by title, a line for everything that should not be, and what else is worth keeping.
 */
const benches = {
  pages: () => import('./pages.mjs'),
  requests: () => import('./requests.mjs'),
  api: () => import('./api/api.ts'),
  content: () => import('./content/content.ts'),
  site: () => import('./site/site.ts'),
  durability: () => import('./durability/durability.ts'),
  hostile: () => import('./hostile/hostile.ts'),
};
/** Cheap enough to run when no name is given. */
const usual = ['pages', 'requests'];

const save = (name, result) => {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = path.join(root, 'bench/results', `${name}-${time}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(result, null, 2));
  console.log(`Written to ${path.relative(root, file)}`);
};

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(benches, name)) {
  console.error(`There is no bench ${name}; there are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
await installPackages();
const { register } = await import('tsx/esm/api');
register();
for (const each of name === undefined ? usual : [name]) {
  const { needs, measure } = await benches[each]();
  Object.assign(process.env, await obtainTools(needs));
  const { tables, faults = [], measured } = await measure(args);
  for (const [title, rows] of Object.entries(tables)) {
    announce(title);
    console.table(rows);
  }
  for (const fault of faults) console.error(`✗ ${fault}`);
  save(each, { ...tables, faults, measured });
  if (faults.length > 0) process.exitCode = 1;
}
