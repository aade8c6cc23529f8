import { installPackages } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { obtainTools } from './lib/tools.mjs';

await installPackages();
Object.assign(process.env, await obtainTools(['MariaDB', 'nginx']));
process.exit((await run('npx', ['tsx', 'deploy/rehearse.ts'])).code);
