import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '../../forms-api/src/config/repositoryRoot';
import { withService } from '../lib/service.mjs';
import { withBrowser } from './browser';
import { pressLinks } from './interactions/links';
import { operate } from './interactions/operate';
import { pressNext } from './interactions/pictures';
import type { Press } from './interactions/response';
import { lastOf, readRuns } from './lastRun';
import { measurePage } from './measurePage';
import { builtPages } from './pages/builtPages';
import { choosePages, type Page } from './pages/page';
import { reportPage } from './report/reportPage';
import type { PageResult, SiteRun } from './run';
import { readSettings, runsOf, type Settings } from './settings';
import { tablesOf } from './tables';

/** The tools this bench uses. */
export const needs = ['Chromium'];

const results = path.join(repositoryRoot, 'bench/results');

const measurePages = async (
  origin: string,
  pages: readonly Page[],
  settings: Settings,
  failures: string[],
): Promise<PageResult[]> => {
  const measured: PageResult[] = [];
  for (const page of pages) {
    const result = await measurePage(origin, page, runsOf(page, settings), failures);
    const { performance, lcp } = result.figures;
    console.log(
      `${measured.length + 1}/${pages.length} ${page.address}: performance ${performance?.median}, LCP ${lcp?.median} ms`,
    );
    measured.push(result);
  }
  return measured;
};

/** Measures the answers in a language; each kind in a browser of its own. */
const measureAnswers = async (origin: string, language: string, all: readonly Page[]): Promise<Press[]> => {
  const addressOf = (wanted: string): string => {
    const found = all.find((page) => page.path === wanted && page.language === language);
    if (!found) throw new Error(`There is no page ${wanted} in the language ${language}`);
    return found.address;
  };
  const addresses = all.map(({ address }) => address);
  const presses: Press[] = [];
  for (const measure of [pressLinks, pressNext, operate])
    presses.push(
      ...(await withBrowser((browser) => measure({ browser, origin, language, addressOf, addresses }))),
    );
  return presses;
};

const run = async (origin: string, settings: Settings): Promise<SiteRun> => {
  const all = builtPages();
  const pages = choosePages(all, settings.addresses);
  const failures: string[] = [];
  const startedAt = new Date().toISOString();
  const measured = await measurePages(origin, pages, settings, failures);
  const presses: Press[] = [];
  for (const language of new Set(pages.map((page) => page.language)))
    try {
      presses.push(...(await measureAnswers(origin, language, all)));
    } catch (error) {
      failures.push(`answers (${language}): ${error instanceof Error ? error.message : String(error)}`);
    }
  const { version } = createRequire(import.meta.url)('lighthouse/package.json') as { version: string };
  return {
    startedAt,
    isQuick: settings.isQuick,
    chromium: await withBrowser((browser) => Promise.resolve(browser.version())),
    lighthouse: version,
    pages: measured,
    presses,
    failures,
  };
};

/**
 * Measures the built site with the real service against its budget (issue 6), in Chromium, and leaves a report page beside the results.
 * @param args `--quick`: one visit for each page; `--pages /,/de/antarctica`: these alone, and the answers in their languages
 */
export const measure = async (args: string[]) => {
  const settings = readSettings(args);
  const last = lastOf(readRuns(results));
  const measured = await withService((origin: string) => run(origin, settings));
  const report = path.join(results, 'site.html');
  mkdirSync(results, { recursive: true });
  writeFileSync(report, reportPage(measured, last));
  console.log(`Report: ${path.relative(repositoryRoot, report)}`);
  return { ...tablesOf(measured), measured };
};
