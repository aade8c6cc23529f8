import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * @param publicFolder absolute
 * @returns the absolute path of every page that was built
 */
export const builtPages = async (publicFolder: string): Promise<string[]> => {
  const entries = await fs.readdir(publicFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
};
