import { spawn } from 'node:child_process';
import path from 'node:path';
import { installPackages } from './lib/install.mjs';
import { announce, root } from './lib/run.mjs';
import { checkSettings, loadEnvironmentFile } from './lib/settings.mjs';

await installPackages();
loadEnvironmentFile();
if (!(await checkSettings({ service: { ...process.env, SERVE_SITE: '' } }))) process.exit(1);
const port = Number(process.env.PORT || 8000);
const apiPort = port + 1;
if (port < 1 || apiPort > 65_535) {
  console.error(
    'PORT: must be a whole number from 1 to 65534, since the service takes the next port, for example 8000',
  );
  process.exit(1);
}
const origin = `http://localhost:${port}`;
announce(`Starting the site on ${origin} and the service, reached there under /api, on port ${apiPort}`);

const start = (folder, command, env) =>
  spawn('npx', command, {
    cwd: path.join(root, folder),
    env: { ...process.env, SITE_URL: origin, ...env },
    stdio: 'inherit',
    // A group of its own, so that what npx starts ends with it.
    detached: true,
  });
const children = [
  start('forms-api', ['tsx', 'watch', 'src/main.ts'], {
    PORT: String(apiPort),
    SERVE_SITE: '',
    ALLOWED_ORIGINS: origin,
  }),
  start('site', ['gatsby', 'develop', '--port', String(port)], {
    API_PORT: String(apiPort),
    GATSBY_TELEMETRY_DISABLED: '1',
  }),
];

const stop = () => {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const { pid } of running) process.kill(-pid, 'SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('close', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
