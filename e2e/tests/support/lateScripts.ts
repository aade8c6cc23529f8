import fs from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';

/** What becomes of a script that is asked for late: `missing` is answered 404, `held` waits for what is said next. */
export type Fate = 'served' | 'refused' | 'missing' | 'held';

const publicFolder = path.resolve(import.meta.dirname, '../../../site/public');

/** The scripts of the built site that hold some words, such as a key of the texts. */
const scriptsWith = (words: string): string[] =>
  fs
    .readdirSync(publicFolder)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => fs.readFileSync(path.join(publicFolder, name), 'utf8').includes(words));

/**
 * Decides about the scripts that the parts of a page bring when they are needed.
 * @param part words in the code of one part, which the decision is about; of all parts without them
 * @returns says what becomes of them from now on; served at first
 */
export const decideLateScripts = async (page: Page, part?: string): Promise<(fate: Fate) => void> => {
  // Whatever a page's own code needs is named in its HTML.
  const early = await (await page.request.get('/')).text();
  const decided = part === undefined ? undefined : scriptsWith(part);
  let fate: Fate = 'served';
  const held: Route[] = [];
  const settle = (route: Route): void => {
    if (fate === 'held') held.push(route);
    // The page may have been left meanwhile.
    else if (fate === 'refused') void route.abort().catch(() => undefined);
    else if (fate === 'missing') void route.fulfill({ status: 404, body: '' }).catch(() => undefined);
    else void route.continue().catch(() => undefined);
  };
  await page.route(/\.js$/, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    if (decided ? decided.includes(name) : !early.includes(name)) settle(route);
    else void route.continue().catch(() => undefined);
  });
  return (next) => {
    fate = next;
    for (const route of held.splice(0)) settle(route);
  };
};

/** Counts how often the page is loaded. */
export const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
};
