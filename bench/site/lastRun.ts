import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageResult, SiteRun } from './run';
import { summariseResponses } from './summary';
import type { FigureKey, ResponseKey } from './targets';

/** What was measured before, of every page and language the last time it was measured. */
export interface LastRun {
  figure: (address: string, key: FigureKey) => number | undefined;
  response: (language: string, key: ResponseKey) => number | undefined;
}

/**
 * Puts former runs together; a run may have measured some pages only.
 * @param runs the oldest first
 */
export const lastOf = (runs: readonly Pick<SiteRun, 'pages' | 'presses'>[]): LastRun => {
  const pages = new Map<string, PageResult['figures']>();
  const answers = new Map<string, number>();
  for (const run of runs) {
    for (const { address, figures } of run.pages) pages.set(address, { ...pages.get(address), ...figures });
    for (const { language, figure, value } of summariseResponses(run.presses))
      answers.set(`${language} ${figure.key}`, value);
  }
  return {
    figure: (address, key) => pages.get(address)?.[key]?.median,
    response: (language, key) => answers.get(`${language} ${key}`),
  };
};

/** The former runs of this bench in a folder, the oldest first. */
export const readRuns = (folder: string): SiteRun[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^site-.*\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { measured: SiteRun })
    .map(({ measured }) => measured);
};
