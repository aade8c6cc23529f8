import fs from 'node:fs/promises';
import { builtPages } from './builtPages';

/**
 * Takes out of the built pages the zero bytes that React 18 leaves where a letter of several bytes did not fit the end of its buffer: about
 * one in each Russian page, which a browser shows as a replacement mark.
 * @param publicFolder absolute
 * @returns how many pages were mended
 */
export const dropZeroBytes = async (publicFolder: string): Promise<number> => {
  let mended = 0;
  for (const file of await builtPages(publicFolder)) {
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
