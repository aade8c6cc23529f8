import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Tells search engines that they may read every page, where the map of them is, and that the forms' calls are none.
 * @param siteUrl canonical origin without trailing slash
 */
export const robotsTxt = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap-index.xml`, ''].join('\n');

/** Writes `robots.txt` into the built site. */
export const writeRobots = (publicFolder: string, siteUrl: string): Promise<void> =>
  fs.writeFile(path.join(publicFolder, 'robots.txt'), robotsTxt(siteUrl));
