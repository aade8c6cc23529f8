import { stat } from 'node:fs/promises';
import path from 'node:path';

/** A file of the built site. */
export interface SiteFile {
  absolute: string;
  /** Path inside the site, with forward slashes and without a leading one. */
  relative: string;
  size: number;
  /** Time of the last change in milliseconds. */
  changedAt: number;
}

/**
 * @param root absolute folder of the built site
 * @param relative path inside it, of safe segments only
 * @returns undefined when there is no such file
 */
export const findFile = async (root: string, relative: string): Promise<SiteFile | undefined> => {
  const absolute = path.join(root, relative);
  try {
    const found = await stat(absolute);
    return found.isFile() ? { absolute, relative, size: found.size, changedAt: found.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
};

/** The first of several files that exists. */
export const findFirst = async (
  root: string,
  candidates: readonly string[],
): Promise<SiteFile | undefined> => {
  for (const candidate of candidates) {
    const file = await findFile(root, candidate);
    if (file) return file;
  }
  return undefined;
};
