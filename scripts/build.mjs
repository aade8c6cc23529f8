import { buildSite } from './lib/buildSite.mjs';
import { installPackages } from './lib/install.mjs';

await installPackages();
await buildSite({ onlyWhenChanged: false });
