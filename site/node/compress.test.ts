/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress';

const page = '<p>Ice, and more ice.</p>'.repeat(100);
let folder: string;

const write = async (name: string, content: string) => {
  await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await fs.writeFile(path.join(folder, name), content);
};
const read = (name: string) => fs.readFile(path.join(folder, name));

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'compress-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

describe('the copies beside the built files', () => {
  it('hold the same bytes, in folders too', async () => {
    await write('index.html', page);
    await write('de/index.html', page + 'Eis');
    expect(await compressFolder(folder)).toBe(2);
    expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(page);
    expect(gunzipSync(await read('de/index.html.gz')).toString()).toBe(page + 'Eis');
  });

  it('are left out for pictures and for files too small to gain', async () => {
    await write('hero.webp', page);
    await write('robots.txt', 'User-agent: *');
    expect(await compressFolder(folder)).toBe(0);
    expect((await fs.readdir(folder)).sort()).toEqual(['hero.webp', 'robots.txt']);
  });

  it('are written again only when the file is newer', async () => {
    await write('app.js', page);
    expect(await compressFolder(folder)).toBe(1);
    expect(await compressFolder(folder)).toBe(0);
    await write('app.js', page + '!');
    const later = new Date(Date.now() + 5000);
    await fs.utimes(path.join(folder, 'app.js'), later, later);
    expect(await compressFolder(folder)).toBe(1);
    expect(brotliDecompressSync(await read('app.js.br')).toString()).toBe(page + '!');
  });

  it('are written for more files than are worked on at once', async () => {
    for (let number = 0; number < 19; number += 1) await write(`page-${number}.json`, page);
    expect(await compressFolder(folder)).toBe(19);
  });
});
