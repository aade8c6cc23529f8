import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildSite } from './lib/buildSite.mjs';
import { installPackages } from './lib/install.mjs';
import { keepRunning } from '../forms-api/keepRunning.mjs';
import { announce, root } from './lib/run.mjs';
import { checkSettings, loadEnvironmentFile } from './lib/settings.mjs';

await installPackages();
loadEnvironmentFile();
const ownSite = path.join(root, 'site/public');
const askedSite = path.resolve(root, process.env.SERVE_SITE || ownSite);
// Before the first build the own folder is not there.
const checked = { ...process.env, SERVE_SITE: askedSite === ownSite ? '' : askedSite };
if (!(await checkSettings({ service: checked }))) process.exit(1);
if (!(await buildSite({ onlyWhenChanged: true }))) process.exit(1);
announce('Starting the service');
const startService = () => {
  const service = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: path.join(root, 'forms-api'),
    env: { ...process.env, SERVE_SITE: askedSite },
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  service.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    const address = /ready at (http[^"]+)/.exec(String(chunk))?.[1];
    if (address) announce(`Ready: ${address} (Ctrl-C stops everything)`);
  });
  return service;
};
process.exit(await keepRunning(startService, announce));
