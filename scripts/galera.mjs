import { installPackages } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { clusterTools, obtainTools } from './lib/tools.mjs';

await installPackages();
Object.assign(process.env, await obtainTools(clusterTools));
process.exit((await run('npx', ['tsx', 'deploy/galera/run.ts'])).code);
