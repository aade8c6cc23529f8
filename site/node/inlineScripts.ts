import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtPages } from './builtPages';

/** Read by whoever sends the pages; hidden, so that nobody else gets it. */
const fileName = '.inline-scripts.json';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Structured data is text, not a script. */
const isRun = (attributes: string): boolean => !/\bsrc=|\btype="application\//.test(attributes);

/**
 * @param html of a built page
 * @returns for every script that stands in it the source by which a Content-Security-Policy lets it run
 */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(script)]
    .filter(([, attributes = '']) => isRun(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * Leaves beside the built pages what lets their inline scripts run, and no others.
 * @param publicFolder absolute
 */
export const writeInlineScripts = async (publicFolder: string): Promise<void> => {
  const sources = new Set<string>();
  for (const page of await builtPages(publicFolder)) {
    const html = await readFile(page, 'utf8');
    for (const source of inlineScriptsOf(html)) sources.add(source);
  }
  await writeFile(path.join(publicFolder, fileName), JSON.stringify([...sources].sort(), null, 2));
};
