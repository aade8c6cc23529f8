/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawingOf } from './drawing';
import { coverOf, writePreview } from './picture';

// Five times the JPEG of the worst photograph there is.
jest.setTimeout(60_000);

let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'preview-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

test.each([
  ['50% 50%', { left: 0, top: 130 }],
  ['50% 0%', { left: 0, top: 0 }],
  ['0% 100%', { left: 0, top: 260 }],
])('cuts a picture so that %s stays', (focus, place) => {
  expect(coverOf({ width: 1600, height: 1067 }, focus).cut).toMatchObject({
    ...place,
    width: 1200,
    height: 540,
  });
});

/** Noise is what JPEG keeps worst. */
const noisyPhotograph = async (): Promise<string> => {
  const file = path.join(folder, 'noise.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 1600, height: 1067, channels: 3, noise, background: '#fff' } })
    .png()
    .toFile(file);
  return file;
};

test('writes a light JPEG of the right size, and the same one only once', async () => {
  const file = path.join(folder, 'previews', 'ice.jpg');
  const parts = {
    photograph: await noisyPhotograph(),
    logo: path.resolve('../content/images/brand/logo-white.svg'),
    focus: '50% 50%',
    drawing: drawingOf('Экспедиция в Антарктиду'),
  };
  await writePreview(file, parts);
  const [{ format, width, height }, written] = [await sharp(file).metadata(), await fs.stat(file)];
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(written.size).toBeLessThanOrEqual(150_000);
  await writePreview(file, parts);
  expect((await fs.stat(file)).mtimeMs).toBe(written.mtimeMs);
  expect(await fs.readdir(path.dirname(file))).toEqual(['ice.jpg']);
});

test('draws words as outlines, so that the machine needs no font', () => {
  expect(drawingOf('Über uns')).not.toMatch(/<text|font/);
});

test('keeps white words readable over white snow', async () => {
  const snow = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from(drawingOf('Über uns').replace(/<path d="M[^"]*" fill="#ffffff"\/>/, '')) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  const linear = (value: number) =>
    value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  // The letters reach from here to the neatline.
  for (let y = 470; y < 610; y += 10) {
    const [red = 0, green = 0, blue = 0] = snow.subarray((y * 1200 + 600) * 3);
    const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    expect(1.05 / (luminance + 0.05)).toBeGreaterThan(4.5);
  }
});
