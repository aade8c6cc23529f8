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
import { messageOf } from './messageOf';
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

/** Measures the answers in a language, each kind in a browser of its own. */
const measureAnswers = async (
  origin: string,
  language: string,
  pages: readonly Page[],
  failures: string[],
): Promise<Press[]> => {
  const addressOf = (wanted: string): string => {
    const found = pages.find(({ path: own, language: code }) => own === wanted && code === language);
    if (!found) throw new Error(`There is no page ${wanted}`);
    return found.address;
  };
  const addresses = pages.map(({ address }) => address);
  const presses: Press[] = [];
  for (const [kind, measureKind] of Object.entries({
    links: pressLinks,
    pictures: pressNext,
    controls: operate,
  }))
    try {
      const own = await withBrowser((browser) =>
        measureKind({ browser, origin, language, addressOf, addresses }),
      );
      console.log(`Answers in ${language}: ${own.length} ${kind} pressed`);
      presses.push(...own);
    } catch (error) {
      failures.push(`${kind} (${language}): ${messageOf(error)}`);
    }
  return presses;
};

const run = async (origin: string, settings: Settings): Promise<SiteRun> => {
  const all = builtPages();
  const chosen = choosePages(all, settings.addresses);
  const failures: string[] = [];
  const startedAt = new Date().toISOString();
  const pages = await measurePages(origin, chosen, settings, failures);
  const presses: Press[] = [];
  for (const language of new Set(chosen.map((page) => page.language)))
    presses.push(...(await measureAnswers(origin, language, all, failures)));
  const { version } = createRequire(import.meta.url)('lighthouse/package.json') as { version: string };
  const chromium = await withBrowser((browser) => Promise.resolve(browser.version()));
  return { startedAt, isQuick: settings.isQuick, chromium, lighthouse: version, pages, presses, failures };
};

/**
 * Measures the built site with the real service against its budget, in Chromium, and leaves a report page beside the results.
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
