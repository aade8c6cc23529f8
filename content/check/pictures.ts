import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from './collections';
import { toPointer, type Fault } from './fault';
import { relativeTo } from './files';
import { nearest } from './nearest';

const shortestLongSide = 1600;
const longestSide = 2560;
const imagePath = /^\.{1,2}\/.+\.(jpg|png|svg|webm|mp4)$/;
const picture = /\.(jpg|png|svg)$/;
/** Files that no JSON names: the site's own marks, notes, and the numbers beside a deck plan. */
const unnamed = /(^|\/)(brand\/[^/]+\.svg|README\.md|plan\.json)$/;

/** The files under content/images, by path from the root of the project. */
export async function listImages(root: string, imagesDir: string): Promise<string[]> {
  const entries = await readdir(imagesDir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relativeTo(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Checks that every file which content names is there, in the same capitals, and that content names every file.
 * @param images paths from the root, as {@link listImages} gives them
 * @returns the faults, at the place that names the file or at the file that nothing names
 */
export function imageReferenceFaults(root: string, content: Content, images: string[]): Fault[] {
  const named = content.files.flatMap(({ file, absolute, value }) =>
    filePaths(value).map(({ path: place, name }) => ({
      file,
      pointer: toPointer(place),
      target: relativeTo(root, path.resolve(path.dirname(absolute), name)),
    })),
  );
  const known = new Set(named.map(({ target }) => target));
  const missing = named
    .filter(({ target }) => !images.includes(target))
    .map(({ file, pointer, target }) => ({ file, pointer, message: missingMessage(target, images) }));
  const unused = images
    .filter((image) => !known.has(image) && !unnamed.test(image))
    .map((file) => ({
      file,
      pointer: '',
      message: 'nothing shows this file → name it in content/, or remove it',
    }));
  return [...missing, ...(content.readable ? unused : [])];
}

function missingMessage(target: string, images: string[]): string {
  const other = images.find((image) => image.toLowerCase() === target.toLowerCase());
  if (other) return `there is no file ${target} → write it as the file is named, ${path.basename(other)}`;
  const folder = path.posix.dirname(target);
  const meant = nearest(
    target,
    images.filter((image) => path.posix.dirname(image) === folder),
  );
  const hint = meant
    ? `did you mean ${path.basename(meant)}? Else add it`
    : 'add it, or name one that exists';
  return `there is no file ${target} → ${hint}`;
}

/**
 * Checks that every picture can be read and is neither larger nor smaller than a master may be.
 * @param images paths from the root
 * @returns how many pictures there are, and the faults, each at the picture
 */
export async function pictureFaults(
  root: string,
  images: string[],
): Promise<{ count: number; faults: Fault[] }> {
  const pictures = images.filter((name) => picture.test(name));
  const faults = await Promise.all(pictures.map((name) => oneFault(root, name)));
  return { count: pictures.length, faults: faults.flat() };
}

async function oneFault(root: string, file: string): Promise<Fault[]> {
  const fault = (message: string) => [{ file, pointer: '', message }];
  const size = await sharp(path.join(root, file))
    .metadata()
    .catch(() => undefined);
  if (!size) return fault('cannot be read as a picture → save it again in the format its name says');
  const expected = path.extname(file).slice(1).replace('jpg', 'jpeg');
  if (size.format !== expected)
    return fault(`is a ${size.format} file → save it as ${expected}, or rename it everywhere`);
  if (expected === 'svg') return [];
  const longSide = Math.max(size.width, size.height);
  const found = `is ${size.width} × ${size.height} px`;
  if (longSide > longestSide)
    return fault(`${found} → no side may be longer than ${longestSide} px, save it smaller`);
  if (longSide < shortestLongSide)
    return fault(`${found} → the longer side must be ${shortestLongSide} px or more, use a larger original`);
  return [];
}

function filePaths(value: unknown, place: PropertyKey[] = []): { path: PropertyKey[]; name: string }[] {
  if (typeof value === 'string') return imagePath.test(value) ? [{ path: place, name: value }] : [];
  if (value === null || typeof value !== 'object') return [];
  const keyed = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return keyed.flatMap(([key, inner]) => filePaths(inner, [...place, key]));
}
