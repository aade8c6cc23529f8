import { installPackages } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { obtainTools } from './lib/tools.mjs';

await installPackages();
Object.assign(process.env, await obtainTools(['MariaDB', 'Galera']));
process.exit((await run('npx', ['tsx', 'deploy/galera/run.ts'])).code);
