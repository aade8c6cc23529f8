import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSite } from '../scripts/lib/buildSite.mjs';
import { installPackages } from '../scripts/lib/install.mjs';
import { announce, root } from '../scripts/lib/run.mjs';
import { obtainTools } from '../scripts/lib/tools.mjs';

await installPackages();
Object.assign(process.env, await obtainTools());
await buildSite({ onlyWhenChanged: true });
const { measurePages } = await import('./pages.mjs');
const { measureRequests } = await import('./requests.mjs');

const port = 8790;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const service = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
  cwd: path.join(root, 'forms-api'),
  env: {
    ...process.env,
    PORT: String(port),
    SERVE_SITE: 'site/public',
    DATABASE_URL: `sqlite:${path.join(folder, 'bench.sqlite')}`,
    RATE_LIMIT_PER_HOUR: '0',
    LOG_LEVEL: 'error',
  },
  stdio: 'inherit',
});
const origin = `http://localhost:${port}`;

const untilReady = async () => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ready = await fetch(`${origin}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The service did not become ready.');
};

try {
  await untilReady();
  announce('Pages: bytes and timings in Chromium, processor slowed four times');
  const pages = await measurePages(origin);
  console.table(pages);
  announce('Requests: rate against a bare HTTP server in the same run');
  const requests = await measureRequests(origin);
  console.table(requests);
  const file = path.join(root, 'bench/results', `${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ pages, requests }, null, 2));
  console.log(`Written to ${path.relative(root, file)}`);
} finally {
  service.kill('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
}
