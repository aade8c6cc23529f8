import type { SiteRun } from './run';
import { summarise, summariseResponses, type FigureSummary } from './summary';
import { budgetText } from './budget';

const withUnit = (value: number, unit: string): string => `${value}${unit && ` ${unit}`}`;

const byFigure = (summaries: readonly FigureSummary[]) =>
  summaries.map(({ figure, standings, met, furthest }) => ({
    figure: figure.title,
    budget: budgetText(figure),
    kept: `${met} of ${standings.length}`,
    furthest: furthest ? `${withUnit(furthest.median, figure.unit)} ${furthest.address}` : '',
    met: met === standings.length,
  }));

const byPage = ({ pages }: SiteRun, summaries: readonly FigureSummary[]) =>
  pages.map(({ address, view }) => {
    const standing = ({ standings }: FigureSummary) => standings.find((one) => one.address === address);
    const shown = summaries.map((summary) => {
      const { median, worst } = standing(summary) ?? {};
      const { key, isScore, unit } = summary.figure;
      const text = isScore && worst !== median ? `${median} (${worst})` : median;
      return [unit ? `${key} ${unit}` : key, text ?? ''] as const;
    });
    const missed = summaries.filter((summary) => standing(summary)?.met === false);
    return {
      address,
      ...Object.fromEntries(shown),
      'film KB': view.film,
      missed: missed.map(({ figure }) => figure.key).join(' '),
    };
  });

const byResponse = ({ presses }: SiteRun) =>
  summariseResponses(presses).map(({ figure, language, presses: own, value, limit, met, slowest }) => ({
    figure: figure.title,
    language,
    presses: own.length,
    ms: value,
    budget: `≤ ${limit} ms`,
    met,
    slowest: slowest ? `${slowest.milliseconds} ms ${slowest.what}` : '',
  }));

/** What the console shows of a run, and a line for every figure that misses its budget or could not be measured. */
export const tablesOf = (run: SiteRun) => {
  const summaries = summarise(run);
  const missed = summaries.filter(({ met, standings }) => met < standings.length);
  const late = summariseResponses(run.presses).filter(({ met }) => !met);
  return {
    tables: {
      'Pages: median, of scores in brackets the worst run': byPage(run, summaries),
      'Answers to a visitor: 95th percentile, or the longest': byResponse(run),
      'All pages against the budget': byFigure(summaries),
    },
    faults: [
      ...missed.map(
        ({ figure, met, standings, furthest }) =>
          `${figure.title}: ${standings.length - met} of ${standings.length} pages miss ${budgetText(figure)}; ` +
          `furthest ${furthest?.address} with ${withUnit(furthest?.median ?? NaN, figure.unit)}`,
      ),
      ...late.map(
        ({ figure, language, value, limit, slowest }) =>
          `${figure.title} (${language}): ${value} ms instead of ≤ ${limit} ms; slowest ${slowest?.what}`,
      ),
      ...run.failures.map((failure) => `Not measured: ${failure}`),
    ],
  };
};
