import { spawn } from 'node:child_process';
import path from 'node:path';
import { installPackages } from './lib/install.mjs';
import { announce, root } from './lib/run.mjs';

await installPackages();
announce('Starting gatsby develop on http://localhost:8000 and the service on port 8001');
const children = [
  spawn('npx', ['tsx', 'watch', 'src/main.ts'], {
    cwd: path.join(root, 'forms-api'),
    env: { ...process.env, PORT: '8001', SERVE_SITE: '', ALLOWED_ORIGINS: 'http://localhost:8000' },
    stdio: 'inherit',
  }),
  spawn('npx', ['gatsby', 'develop', '--port', process.env.PORT ?? '8000'], {
    cwd: path.join(root, 'site'),
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  }),
];
for (const child of children) {
  child.on('close', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
