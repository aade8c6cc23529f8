import fs from 'node:fs/promises';
import path from 'node:path';
import { builtPages } from '../builtPages';
import { completeChunkMap } from './chunkMap';
import { delayParts, isDelayed } from './lateParts';
import { needsOf, readJson, scriptsOfKinds, type Stats } from './needs';
import { keepOwnStyles } from './ownStyles';

const ownPath = /<script id="gatsby-script-loader" data-path="([^"]+)">/;

/**
 * Lets every built page be painted from what it holds itself; all else comes afterwards.
 * @param publicFolder absolute
 * @throws when a page has no page data
 */
export const paintFirst = async (publicFolder: string): Promise<void> => {
  const scripts = scriptsOfKinds(await readJson<Stats>(path.join(publicFolder, 'webpack.stats.json')));
  for (const file of await builtPages(publicFolder)) {
    const html = await fs.readFile(file, 'utf8');
    const page = ownPath.exec(html)?.[1];
    const styled = keepOwnStyles(html);
    if (page === undefined || styled === undefined || isDelayed(html)) continue;
    const needs = await needsOf(publicFolder, page, scripts);
    await fs.writeFile(file, completeChunkMap(delayParts(styled.html, styled.sheet, needs), scripts));
  }
};
