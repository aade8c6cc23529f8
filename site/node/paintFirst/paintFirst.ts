import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { builtPages } from '../builtPages';
import { completeChunkMap } from './chunkMap';
import { delayParts, isDelayed } from './lateParts';
import { needsOf, readJson, scriptsOfKinds, type Stats } from './needs';
import { keepOwnRules, laterRules, sheetIn } from './ownStyles';

const ownPath = /<script id="gatsby-script-loader" data-path="([^"]+)">/;

/** Named after what is in it, since browsers keep such files for good. */
const writeLaterRules = async (publicFolder: string, css: string): Promise<string> => {
  const rules = laterRules(css);
  const address = `/later.${createHash('sha256').update(rules).digest('hex').slice(0, 20)}.css`;
  await fs.writeFile(path.join(publicFolder, address), rules);
  return address;
};

/**
 * Lets every built page be painted from what it holds itself; all else comes afterwards.
 * @param publicFolder absolute
 * @throws when a page has no page data
 */
export const paintFirst = async (publicFolder: string): Promise<void> => {
  const scripts = scriptsOfKinds(await readJson<Stats>(path.join(publicFolder, 'webpack.stats.json')));
  // All pages hold the same sheet.
  const later = new Map<string, string>();
  for (const file of await builtPages(publicFolder)) {
    const html = await fs.readFile(file, 'utf8');
    const page = ownPath.exec(html)?.[1];
    const css = sheetIn(html);
    if (page === undefined || css === undefined || isDelayed(html)) continue;
    const sheet = later.get(css) ?? (await writeLaterRules(publicFolder, css));
    later.set(css, sheet);
    const needs = await needsOf(publicFolder, page, scripts);
    await fs.writeFile(file, completeChunkMap(delayParts(keepOwnRules(html), sheet, needs), scripts));
  }
};
