/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { dropZeroBytes } from './dropZeroBytes';

test('mends a word that React has torn, and touches no other page', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'pages-'));
  const [torn, whole] = [path.join(folder, 'ru', 'index.html'), path.join(folder, 'index.html')];
  await fs.mkdir(path.dirname(torn));
  await fs.writeFile(torn, '<p>фотогр\0афия</p>\0\0');
  await fs.writeFile(whole, '<p>photograph</p>');
  const { mtimeMs } = await fs.stat(whole);

  expect(await dropZeroBytes(folder)).toBe(1);
  expect(await fs.readFile(torn, 'utf8')).toBe('<p>фотография</p>');
  expect((await fs.stat(whole)).mtimeMs).toBe(mtimeMs);
  await fs.rm(folder, { recursive: true });
});
