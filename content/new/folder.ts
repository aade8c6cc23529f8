import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A mistake in what was asked for, said in one line. */
export class NewError extends Error {}

/**
 * Writes a new JSON file.
 * @throws NewError when it is there already
 */
export async function writeNew(root: string, file: string, value: unknown): Promise<string> {
  const absolute = path.join(root, file);
  if (existsSync(absolute)) throw new NewError(`${file} is there already`);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, `${JSON.stringify(value, null, 2)}\n`);
  return file;
}

/** The next place in the order of a folder's files. */
export function nextOrder(root: string, folder: string): number {
  const orders = readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readObject(path.join(root, folder, name))['order']);
  return Math.max(0, ...orders.filter((order) => typeof order === 'number')) + 1;
}

/** Reads a JSON file that holds an object. */
export const readObject = (absolute: string): Record<string, unknown> =>
  JSON.parse(readFileSync(absolute, 'utf8')) as Record<string, unknown>;
