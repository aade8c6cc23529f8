import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginRef } from 'gatsby';

/** Whatever else makes pages than content, texts and components, which Gatsby follows by itself; from the site's folder. */
const code = ['.', '../contract', '../package-lock.json'];
const pluginFolder = '.code-version';
const generated = new Set(['node_modules', '.cache', 'public', pluginFolder]);
const noCode = /\.(?:tsx|d\.ts|test\.ts)$/;

const filesBelow = (file: string): string[] => {
  try {
    const entries = readdirSync(file).filter((name) => !generated.has(name));
    return entries.sort().flatMap((name) => filesBelow(path.join(file, name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
    return noCode.test(file) ? [] : [file];
  }
};

/**
 * What the pages are made by: another text whenever the build's code, a style sheet, a package or a setting has changed.
 * @param site the site's folder
 * @param settings whatever the environment says about the build
 */
export const codeVersion = (site: string, settings: Record<string, string>): string => {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of code.flatMap((name) => filesBelow(path.join(site, name)))) {
    hash.update(path.relative(site, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/**
 * A plugin that does nothing and has that version: Gatsby forgets answers and pages, though not the pictures it has made, when the version
 * of a plugin has changed, and never looks at what `gatsby-config` and `gatsby-node` import (gatsbyjs/gatsby#33946, closed without a
 * mend) or whether a style sheet has changed that stands in the pages.
 */
export const codeVersionPlugin = (settings: Record<string, string>): PluginRef => {
  const folder = path.resolve(pluginFolder);
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'code-version', version: codeVersion(path.resolve(), settings) };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'index.js'), '');
  return { resolve: folder };
};
