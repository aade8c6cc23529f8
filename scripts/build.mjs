import { buildSite } from './lib/buildSite.mjs';
import { installPackages } from './lib/install.mjs';

await installPackages();
if (!(await buildSite({ onlyWhenChanged: false }))) process.exit(1);
