import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from '../../content/recipes/copy';
import { generateExpeditions } from './generate';

/** What a build with so many expeditions takes. */
export interface Growth {
  expeditions: number;
  pages: number;
  seconds: number;
  millisecondsPerPage: number;
  /** Peak memory of the build and all that it starts. */
  peakMegabytes: number;
  megabytesPerPage: number;
  /** Mean size of the data of an expedition's page. */
  pageDataKilobytes: number;
}

/**
 * Builds a copy of the site with more and more expeditions, in all languages, with shared pictures. The scripts are built beforehand, so
 * that only what grows is measured.
 * @param root the repository
 * @param sizes numbers of expeditions, ascending
 */
export async function measureGrowth(
  root: string,
  sizes: readonly number[] = [10, 100, 300],
): Promise<Growth[]> {
  const copy = await copyRepository(root);
  try {
    await build(copy);
    const results: Growth[] = [];
    for (const expeditions of sizes) {
      generateExpeditions(copy, expeditions);
      const { seconds, peakMegabytes } = await build(copy);
      const pageData = pageDataOf(copy);
      const pages = pageData.length;
      const own = pageData.filter((file) => /\/(coast-\d+|lofoten)\/page-data\.json$/.test(file));
      const bytes = own.reduce((sum, file) => sum + statSync(file).size, 0) / own.length;
      results.push({
        expeditions,
        pages,
        seconds: Math.round(seconds),
        millisecondsPerPage: Math.round((seconds * 1000) / pages),
        peakMegabytes: Math.round(peakMegabytes),
        megabytesPerPage: Math.round((peakMegabytes / pages) * 100) / 100,
        pageDataKilobytes: Math.round(bytes / 102.4) / 10,
      });
    }
    return results;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function pageDataOf(copy: string): string[] {
  const folder = path.join(copy, 'site/public/page-data');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('page-data.json'))
    .map((name) => path.join(folder, name));
}

function build(copy: string): Promise<{ seconds: number; peakMegabytes: number }> {
  const started = performance.now();
  const child = spawn('npx', ['gatsby', 'build'], {
    cwd: path.join(copy, 'site'),
    env: { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  let peakMegabytes = 0;
  const watch = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, groupMegabytes(child.pid ?? 0));
  }, 500);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, peakMegabytes });
      else reject(new Error(`The build ended with ${code}`));
    });
  });
}

/** Resident memory of all processes of a group, from /proc; 0 where there is none. */
function groupMegabytes(group: number): number {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .reduce((sum, pid) => sum + memberMegabytes(pid, group), 0);
  } catch {
    return 0;
  }
}

function memberMegabytes(pid: string, group: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, , groupOf, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const residentPages = Number(rest[18]);
    return Number(groupOf) === group ? (residentPages * 4096) / 1024 ** 2 : 0;
  } catch {
    return 0;
  }
}
