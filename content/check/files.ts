import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from './fault';
import { findSyntaxFault } from './jsonSyntax';

/** A JSON file that was read: where it lies, and what it says. */
export interface JsonFile {
  /** Absolute path. */
  absolute: string;
  /** Path from the root of the project, with forward slashes. */
  file: string;
  /** Name without folder and `.json`. */
  name: string;
  value: unknown;
}

/** What a step of the check found: values to go on with, and faults. */
export interface Found<T> {
  found: T[];
  faults: Fault[];
}

/** The path as printed in a fault: from the root, with forward slashes on every system. */
export const relativeTo = (root: string, absolute: string): string =>
  path.relative(root, absolute).split(path.sep).join('/');

/**
 * Reads one JSON file.
 * @param root folder from which faults name files
 * @param absolute the file
 * @returns the file, or a fault when it is missing or not JSON
 */
export async function readJson(root: string, absolute: string): Promise<Found<JsonFile>> {
  const file = relativeTo(root, absolute);
  const text = await readFile(absolute, 'utf8').catch(() => undefined);
  if (text === undefined) {
    return {
      found: [],
      faults: [{ file, pointer: '', message: 'the file is missing or cannot be read → put it back' }],
    };
  }
  const fault = findSyntaxFault(text);
  if (fault) {
    return { found: [], faults: [{ file, pointer: '', message: fault.message }] };
  }
  return {
    found: [{ absolute, file, name: path.basename(absolute, '.json'), value: JSON.parse(text) }],
    faults: [],
  };
}

/**
 * Reads all JSON files of a folder, in the order of their names.
 * @param root folder from which faults name files
 * @param folder the folder; one that does not exist is a fault
 */
export async function readJsonFolder(root: string, folder: string): Promise<Found<JsonFile>> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) {
    const message = 'the folder is missing → put it back';
    return { found: [], faults: [{ file: relativeTo(root, folder), pointer: '', message }] };
  }
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return merge(await Promise.all(files.map((name) => readJson(root, path.join(folder, name)))));
}

/** Joins what several steps found into one. */
export const merge = <T>(parts: Found<T>[]): Found<T> => ({
  found: parts.flatMap(({ found }) => found),
  faults: parts.flatMap(({ faults }) => faults),
});
