import type { Press } from './interactions/response';
import type { PageResult, SiteRun } from './run';
import { percentile } from './statistics';
import { isMet, limitOf } from './budget';
import { figures, responses, type Figure, type FigureKey, type ResponseKey } from './targets';

/** How a figure stands on one page. */
export interface Standing {
  address: string;
  path: string;
  language: string;
  median: number;
  worst: number;
  limit: number;
  met: boolean;
}

/** How a figure stands on all pages. */
export interface FigureSummary {
  figure: Figure<FigureKey>;
  /** In the order of the pages. */
  standings: Standing[];
  met: number;
  /** The page that is furthest from its limit. */
  furthest: Standing | undefined;
}

const standingOn = (figure: Figure<FigureKey>, page: PageResult): Standing | undefined => {
  const measured = page.figures[figure.key];
  if (!measured) return undefined;
  const { address, path, language } = page;
  const { median, worst } = measured;
  const limit = limitOf(figure, page);
  return { address, path, language, median, worst, limit, met: isMet(figure, page, measured) };
};

const excess = ({ isScore }: Figure<FigureKey>, { median, limit }: Standing): number =>
  isScore ? limit - median : median - limit;

/** Sums up every figure over the pages of a run. */
export const summarise = ({ pages }: Pick<SiteRun, 'pages'>): FigureSummary[] =>
  figures.map((figure) => {
    const standings = pages.flatMap((page) => standingOn(figure, page) ?? []);
    const [furthest] = [...standings].sort((one, other) => excess(figure, other) - excess(figure, one));
    return { figure, standings, met: standings.filter(({ met }) => met).length, furthest };
  });

/** How fast the pages of one language answer. */
export interface ResponseSummary {
  figure: Figure<ResponseKey>;
  language: string;
  presses: Press[];
  /** The 95th percentile, or of scripted interactions the longest, in milliseconds. */
  value: number;
  limit: number;
  met: boolean;
  slowest: Press | undefined;
}

/** Sums up presses by figure and language, in the order of the figures and of the first press. */
export const summariseResponses = (presses: readonly Press[]): ResponseSummary[] =>
  responses.flatMap((figure) => {
    const own = presses.filter(({ key }) => key === figure.key);
    return [...new Set(own.map(({ language }) => language))].map((language) => {
      const group = own.filter((press) => press.language === language);
      const [slowest] = [...group].sort((one, other) => other.milliseconds - one.milliseconds);
      const value = percentile(
        group.map(({ milliseconds }) => milliseconds),
        figure.key === 'longestResponse' ? 1 : 0.95,
      );
      const limit = figure.limit.elsewhere;
      return { figure, language, presses: group, value, limit, met: value <= limit, slowest };
    });
  });
