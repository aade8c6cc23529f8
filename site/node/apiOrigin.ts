import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Read by whoever sends the pages, for their Content-Security-Policy; hidden, so that nobody else gets it. */
const fileName = '.api-origin.json';

/**
 * Reads where the service is that the forms send to.
 * @param text the value of the variable API_ORIGIN
 * @returns an origin such as `https://api.example.com`; empty where the service has the site's own
 * @throws when the text is no origin, naming the variable
 */
export const readApiOrigin = (text: string | undefined): string => {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return '';
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !trimmed.includes('?');
  if (!isOrigin)
    throw new Error('API_ORIGIN: must be an origin without a path, for example https://api.example.com');
  return url.origin;
};

/** Where the service is that this build's forms send to; see {@link readApiOrigin}. */
export const apiOrigin = readApiOrigin(process.env.API_ORIGIN);

/**
 * Leaves beside the built pages where their forms send to.
 * @param publicFolder absolute
 */
export const writeApiOrigin = (publicFolder: string): Promise<void> =>
  writeFile(path.join(publicFolder, fileName), JSON.stringify(apiOrigin));
