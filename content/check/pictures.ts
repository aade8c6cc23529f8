import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from './collections';
import { toPointer, type Fault } from './fault';
import { relativeTo } from './files';

const longestSide = 2560;
const picture = /\.(jpg|png|svg)$/;

/**
 * Checks that every file which content names is there.
 * @returns the faults, each at the place that names the file
 */
export async function missingFileFaults(root: string, content: Content): Promise<Fault[]> {
  const { company, expeditions, vessels, itineraries, photos, pages } = content;
  const named = [...company, ...expeditions, ...vessels, ...itineraries, ...photos, ...pages].flatMap(
    ({ file, absolute, value }) =>
      filePaths(value).map(({ path: place, name }) => ({
        file,
        place,
        target: path.resolve(path.dirname(absolute), name),
      })),
  );
  const faults = await Promise.all(
    named.map(async ({ file, place, target }) => {
      const exists = await stat(target).then(
        (found) => found.isFile(),
        () => false,
      );
      const message = `there is no file ${relativeTo(root, target)}; add it, or name one that exists`;
      return exists ? [] : [{ file, pointer: toPointer(place), message }];
    }),
  );
  return faults.flat();
}

/**
 * Checks that every picture can be read and is no larger than a master may be.
 * @param imagesDir the folder content/images
 * @returns how many pictures there are, and the faults, each at the picture
 */
export async function pictureFaults(
  root: string,
  imagesDir: string,
): Promise<{ count: number; faults: Fault[] }> {
  const names = await readdir(imagesDir, { recursive: true }).catch(() => []);
  const pictures = names.filter((name) => picture.test(name));
  const faults = await Promise.all(pictures.map((name) => oneFault(root, path.join(imagesDir, name))));
  return { count: pictures.length, faults: faults.flat() };
}

async function oneFault(root: string, absolute: string): Promise<Fault[]> {
  const fault = (message: string) => [{ file: relativeTo(root, absolute), pointer: '', message }];
  const size = await sharp(absolute)
    .metadata()
    .catch(() => undefined);
  if (!size) return fault('cannot be read as a picture; save it again in the format its name says');
  const expected = path.extname(absolute).slice(1).replace('jpg', 'jpeg');
  if (size.format !== expected)
    return fault(`is a ${size.format} file; save it as ${expected}, or rename it everywhere`);
  if (expected === 'svg' || Math.max(size.width, size.height) <= longestSide) return [];
  return fault(
    `is ${size.width} × ${size.height} px; no side may be longer than ${longestSide} px, save it smaller`,
  );
}

function filePaths(value: unknown, place: PropertyKey[] = []): { path: PropertyKey[]; name: string }[] {
  if (typeof value === 'string') return /^\.{1,2}\//.test(value) ? [{ path: place, name: value }] : [];
  if (value === null || typeof value !== 'object') return [];
  const keyed = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return keyed.flatMap(([key, inner]) => filePaths(inner, [...place, key]));
}
