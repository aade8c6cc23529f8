/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { icons } from '../../src/head/icons';
import { writeIcons } from './writeIcons';

let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'icons-'));
  await writeIcons(path.resolve('../content/images/brand/icon.svg'), folder);
});
afterAll(() => fs.rm(folder, { recursive: true }));

const read = (address: string) => fs.readFile(path.join(folder, address));

test('writes every icon in the size it is named with', async () => {
  const named = [...icons.manifest, { src: icons.appleTouch, size: 180 }];
  for (const { src, size } of named) {
    const { format, width, height } = await sharp(await read(src)).metadata();
    expect({ src, format, width, height }).toEqual({ src, format: 'png', width: size, height: size });
  }
  expect(await read(icons.vector)).toEqual(await fs.readFile('../content/images/brand/icon.svg'));
});

test('leaves no corner open where telephones cut the icon themselves', async () => {
  const cut = [icons.appleTouch, ...icons.manifest.filter(({ maskable }) => maskable).map(({ src }) => src)];
  for (const src of cut) expect((await sharp(await read(src)).stats()).isOpaque).toBe(true);
});

test('keeps the mark of a maskable icon inside the middle four fifths', async () => {
  const [maskable] = icons.manifest.filter((icon) => icon.maskable);
  const { data, info } = await sharp(await read(maskable?.src ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const fromMiddle = Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2);
      if (fromMiddle <= 0.4 * info.width) continue;
      const at = (y * info.width + x) * info.channels;
      if (ground.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 2)) {
        throw new Error(`something is drawn at ${x}, ${y}`);
      }
    }
  }
});

test('packs three pictures into the ICO file, each where its entry says', async () => {
  const ico = await read(icons.ico);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [bytes, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    const { format, width } = await sharp(ico.subarray(offset, offset + bytes)).metadata();
    expect([ico[entry], format, width]).toEqual([size, 'png', size]);
  }
});
