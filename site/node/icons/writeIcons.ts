import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { icons } from '../../src/head/icons';
import { tokens } from '../../src/theme/tokens';
import { toIco } from './ico';

const icoSizes = [16, 32, 48];
const appleTouchSize = 180;
/** Telephones cut maskable icons to any shape, but never inside the middle four fifths. */
const safePart = 0.8;
/** The ground of the mark itself, so that its round corners vanish in a square. */
const ground = tokens.colors.deep;

/** The mark as PNG; its corners are round where nothing else cuts them. */
const drawn = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: 288 }).resize(size, size).png().toBuffer();

const square = async (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(await drawn(svg, size))
    .flatten({ background: ground })
    .png()
    .toBuffer();

const maskable = async (svg: Buffer, size: number): Promise<Buffer> => {
  const edge = Math.round((size * (1 - safePart)) / 2);
  return sharp(await square(svg, size - 2 * edge))
    .extend({ top: edge, right: edge, bottom: edge, left: edge, background: ground })
    .png()
    .toBuffer();
};

/**
 * Writes the icons that the pages and the web manifest name.
 * @param mark absolute path of the mark, an SVG on a ground of its own
 * @param publicFolder absolute path of the built site
 * @throws when the mark cannot be read
 */
export const writeIcons = async (mark: string, publicFolder: string): Promise<void> => {
  const svg = await readFile(mark);
  const write = async (address: string, content: Buffer) => {
    const file = path.join(publicFolder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await write(icons.vector, svg);
  const pictures = icoSizes.map(async (size) => ({ size, png: await drawn(svg, size) }));
  await write(icons.ico, toIco(await Promise.all(pictures)));
  await write(icons.appleTouch, await square(svg, appleTouchSize));
  for (const { src, size, maskable: isMaskable } of icons.manifest) {
    await write(src, await (isMaskable ? maskable : drawn)(svg, size));
  }
};
