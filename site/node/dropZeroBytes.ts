import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Takes out of the built pages the zero bytes that React 18 leaves where a letter of several bytes did not fit the end of its buffer: about
 * one in each Russian page, which a browser shows as a replacement mark.
 * @param publicFolder absolute
 * @returns how many pages were mended
 */
export const dropZeroBytes = async (publicFolder: string): Promise<number> => {
  const names = await fs.readdir(publicFolder, { recursive: true, withFileTypes: true });
  const pages = names.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  let mended = 0;
  for (const { parentPath, name } of pages) {
    const file = path.join(parentPath, name);
    const html = await fs.readFile(file);
    if (!html.includes(0)) continue;
    await fs.writeFile(
      file,
      html.filter((byte) => byte !== 0),
    );
    mended += 1;
  }
  return mended;
};
