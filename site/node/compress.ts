import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Below this size the headers outweigh the gain. */
const smallestBytes = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isCurrent = async (file: string, copy: string): Promise<boolean> => {
  const [original, compressed] = await Promise.all([fs.stat(file), fs.stat(copy).catch(() => undefined)]);
  return compressed !== undefined && compressed.mtimeMs >= original.mtimeMs;
};

const compressFile = async (file: string): Promise<boolean> => {
  if (await isCurrent(file, `${file}.br`)) return false;
  const content = await fs.readFile(file);
  if (content.length < smallestBytes) return false;
  // The best: a twelfth smaller than one step below, and paid for once.
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, best), toGzip(content, { level: 9 })]);
  await fs.writeFile(`${file}.gz`, gzipped);
  await fs.writeFile(`${file}.br`, brotli);
  return true;
};

/**
 * Writes a `.br` and a `.gz` copy beside every text file, skipping the ones already current.
 * @param folder absolute path of the built site
 * @returns how many files were compressed
 */
export const compressFolder = async (folder: string): Promise<number> => {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  let count = 0;
  for (let start = 0; start < files.length; start += 8) {
    const results = await Promise.all(files.slice(start, start + 8).map(compressFile));
    count += results.filter(Boolean).length;
  }
  return count;
};
