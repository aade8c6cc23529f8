import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from './lib/buildSite.mjs';
import { installPackages } from './lib/install.mjs';
import { keepRunning } from './lib/keepRunning.mjs';
import { announce, root } from './lib/run.mjs';

await installPackages();
if (!(await buildSite({ onlyWhenChanged: true }))) process.exit(1);
announce('Starting the service');
const environmentFile = path.join(root, '.env');
if (fs.existsSync(environmentFile)) process.loadEnvFile(environmentFile);
const startService = () => {
  const service = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: path.join(root, 'forms-api'),
    env: { ...process.env, SERVE_SITE: process.env.SERVE_SITE || path.join(root, 'site/public') },
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
