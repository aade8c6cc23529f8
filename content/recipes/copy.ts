import { cpSync, existsSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const left = new Set([
  'node_modules',
  '.cache',
  'public',
  '.code-version',
  '.git',
  'data',
  'test-results',
  'results',
]);

/**
 * Copies the repository, with the installed packages linked. One small picture stands in for every photograph, so that a build has hardly
 * any pictures to make.
 * @param root the repository
 * @returns the copy, a folder to be removed by the caller
 */
export async function copyRepository(root: string): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'polar-recipes-'));
  cpSync(root, copy, { recursive: true, filter: (source) => !left.has(path.basename(source)) });
  for (const folder of ['.', ...readdirSync(root)]) {
    const packages = path.join(root, folder, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(copy, folder, 'node_modules'));
  }
  const drawn = sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#0a1c2a' } });
  const standIns: Record<string, Buffer> = {
    '.jpg': await drawn.clone().jpeg().toBuffer(),
    '.png': await drawn.clone().png().toBuffer(),
  };
  const images = path.join(copy, 'content/images');
  for (const name of readdirSync(images, { recursive: true, encoding: 'utf8' })) {
    const standIn = standIns[path.extname(name)];
    if (standIn) writeFileSync(path.join(images, name), standIn);
  }
  return copy;
}
