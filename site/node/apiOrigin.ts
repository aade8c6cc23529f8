import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Read by whoever sends the pages, for their Content-Security-Policy; hidden, so that nobody else gets it. */
const fileName = '.api-origin.json';

/** Where the service is that this build's forms send to, an origin; empty where it has the site's own. Checked before the build. */
export const apiOrigin = process.env.API_ORIGIN ?? '';

/**
 * Leaves beside the built pages where their forms send to.
 * @param publicFolder absolute
 */
export const writeApiOrigin = (publicFolder: string): Promise<void> =>
  writeFile(path.join(publicFolder, fileName), JSON.stringify(apiOrigin));
