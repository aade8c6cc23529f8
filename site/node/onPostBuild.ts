import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { writeApiOrigin } from './apiOrigin';
import { compressFolder } from './compress';
import { dropZeroBytes } from './dropZeroBytes';
import { writeInlineScripts } from './inlineScripts';
import { paintFirst } from './paintFirst/paintFirst';
import { writeRobots } from './robots';
import { siteUrl } from './siteUrl';
import { writeTranslations } from './translations';

/** Mends the pages and adds what the server sends beside them: the joined texts, what the Content-Security-Policy needs to know, `robots.txt`, and pre-compressed copies of every text file. */
export const onPostBuild = async ({ reporter }: ParentSpanPluginArgs): Promise<void> => {
  const publicFolder = path.resolve('public');
  await dropZeroBytes(publicFolder);
  await paintFirst(publicFolder);
  await writeTranslations({ localesFolder: path.resolve('../locales'), publicFolder });
  await writeInlineScripts(publicFolder);
  await writeApiOrigin(publicFolder);
  await writeRobots(publicFolder, siteUrl);
  const timer = reporter.activityTimer('compress the built files');
  timer.start();
  const count = await compressFolder(publicFolder);
  timer.setStatus(`${count} files`);
  timer.end();
};
