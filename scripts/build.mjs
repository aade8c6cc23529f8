import { buildSite } from './lib/buildSite.mjs';
import { installPackages } from './lib/install.mjs';
import { loadEnvironmentFile } from './lib/settings.mjs';

await installPackages();
loadEnvironmentFile();
if (!(await buildSite({ onlyWhenChanged: false }))) process.exit(1);
