import { withBrowser } from './browser';
import { firstViewOf, type FirstView } from './firstView/firstView';
import type { LighthouseRun } from './lighthouse/read';
import { visit } from './lighthouse/visit';
import { messageOf } from './messageOf';
import type { Page } from './pages/page';
import type { PageResult } from './run';
import { sumUp } from './budget';
import { figures, type FigureKey } from './targets';

const runsOfFigure = (key: FigureKey, view: FirstView, visits: readonly LighthouseRun[]): number[] => {
  if (key === 'script' || key === 'bytes') return [view[key]];
  if (key === 'foreign') return [view.foreign.length];
  return visits.map((one) => one[key]);
};

/**
 * Measures a page: its first view once, since bytes do not vary, and as many visits of Lighthouse as asked for.
 * @param failures gets a line for every visit that did not succeed
 */
export const measurePage = async (
  origin: string,
  page: Page,
  runs: number,
  failures: string[],
): Promise<PageResult> => {
  const view = await withBrowser((browser) => firstViewOf(browser, origin + page.address));
  const visits: LighthouseRun[] = [];
  for (let run = 1; run <= runs; run += 1) {
    try {
      visits.push(await visit(origin + page.address));
    } catch (error) {
      failures.push(`${page.address}, run ${run}: ${messageOf(error)}`);
    }
  }
  const measured = figures
    .map((figure) => ({ figure, values: runsOfFigure(figure.key, view, visits) }))
    .filter(({ values }) => values.length > 0)
    .map(({ figure, values }) => [figure.key, sumUp(figure, values)]);
  return { ...page, figures: Object.fromEntries(measured), view, visits };
};
