import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSite } from '../../scripts/lib/buildSite.mjs';
import { root } from '../../scripts/lib/run.mjs';

const port = Number(process.env.BENCH_PORT ?? 8790);
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

/**
 * Builds the site when it has changed, and measures the service with it on an embedded database of its own.
 * @template Result
 * @param {(origin: string) => Promise<Result>} measure
 * @returns {Promise<Result>}
 */
export const withService = async (measure) => {
  if (!(await buildSite({ onlyWhenChanged: true }))) throw new Error('The site could not be built.');
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
  const ended = new Promise((resolve) => service.once('exit', resolve));
  try {
    await untilReady();
    return await measure(origin);
  } finally {
    service.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  }
};
