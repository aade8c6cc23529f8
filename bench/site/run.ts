import type { FirstView } from './firstView/firstView';
import type { Press } from './interactions/response';
import type { LighthouseRun } from './lighthouse/read';
import type { Page } from './pages/page';
import type { Measured } from './budget';
import type { FigureKey } from './targets';

/** Everything that was measured of a page. */
export interface PageResult extends Page {
  /** Lighthouse's are missing when it could not measure the page. */
  figures: Partial<Record<FigureKey, Measured>>;
  view: FirstView;
  visits: LighthouseRun[];
}

/** A run of this bench, as it is left in `bench/results`. */
export interface SiteRun {
  /** ISO-8601, UTC. */
  startedAt: string;
  isQuick: boolean;
  chromium: string;
  lighthouse: string;
  pages: PageResult[];
  presses: Press[];
  /** What could not be measured, a line each. */
  failures: string[];
}
