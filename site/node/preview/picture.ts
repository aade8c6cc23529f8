import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { previewSize } from '../../src/head/previewSize';
import { tokens } from '../../src/theme/tokens';
import { logoPlace, photographSize } from './drawing';

/** Networks fetch previews slowly and some drop larger ones. */
const mostBytes = 150_000;
const qualities = [84, 72, 60, 48, 36];

/**
 * Where to cut a picture so that its focal point stays in view, as `object-fit: cover` with `object-position` does.
 * @param focus per cent from the left and from the top, such as `50% 40%`
 */
export const coverOf = (source: { width: number; height: number }, focus: string) => {
  const scale = Math.max(photographSize.width / source.width, photographSize.height / source.height);
  const scaled = { width: Math.round(source.width * scale), height: Math.round(source.height * scale) };
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseFloat(part));
  return {
    scaled,
    cut: {
      ...photographSize,
      left: Math.round(((scaled.width - photographSize.width) * x) / 100),
      top: Math.round(((scaled.height - photographSize.height) * y) / 100),
    },
  };
};

/** As good as the limit allows. */
const toJpeg = async (image: Sharp): Promise<Buffer> => {
  const pixels = await image.removeAlpha().raw().toBuffer();
  let jpeg = pixels;
  for (const quality of qualities) {
    if (jpeg.length <= mostBytes) break;
    jpeg = await sharp(pixels, { raw: { ...previewSize, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  }
  return jpeg;
};

export type PreviewPicture = {
  /** Absolute paths. */
  readonly photograph: string;
  readonly logo: string;
  readonly focus: string;
  readonly drawing: string;
};

/**
 * Writes a preview, unless the same lies there already.
 * @param file absolute; its name tells its content
 * @throws when a picture cannot be read
 */
export const writePreview = async (
  file: string,
  { photograph, logo, focus, drawing }: PreviewPicture,
): Promise<void> => {
  if (existsSync(file)) return;
  const { width, height } = await sharp(photograph).metadata();
  const { scaled, cut } = coverOf({ width, height }, focus);
  const mark = await sharp(await readFile(logo), { density: 144 })
    .resize({ height: logoPlace.height })
    .toBuffer();
  const ground = await sharp(photograph)
    .resize(scaled)
    .extract(cut)
    .extend({ bottom: previewSize.height - photographSize.height, background: tokens.colors.night })
    .toBuffer();
  const image = sharp(ground).composite([
    { input: Buffer.from(drawing) },
    { input: mark, left: logoPlace.left, top: logoPlace.top },
  ]);
  await mkdir(path.dirname(file), { recursive: true });
  // A build that is stopped must leave no half picture under this name.
  await writeFile(`${file}.part`, await toJpeg(image));
  await rename(`${file}.part`, file);
};
