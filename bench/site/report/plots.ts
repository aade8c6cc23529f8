import type { LastRun } from '../lastRun';
import type { FigureSummary, ResponseSummary } from '../summary';
import { budgetText } from '../budget';
import { responses } from '../targets';
import { dotPlot } from './dotPlot';
import { escape, withUnit } from './markup';
import { stripPlot } from './stripPlot';

const caption = (title: string, text: string): string =>
  `<figcaption><h3>${escape(title)}</h3>${escape(text)}</figcaption>`;

/** Whether a plot would show nothing but one value. */
const isUniform = ({ standings }: FigureSummary): boolean =>
  standings.every(({ median: value, met }) => met && value === standings[0]?.median);

const uniformLine = (summaries: readonly FigureSummary[]): string => {
  const parts = summaries.map(
    ({ figure, standings }) => `${figure.title} ${withUnit(standings[0]?.median ?? NaN, figure.unit)}`,
  );
  return parts.length === 0
    ? ''
    : `<p class="same">The same on every page: ${escape(parts.join(' · '))}.</p>`;
};

/** A plot for each figure that differs between pages, and a line for those that do not. */
export const pagePlots = (
  summaries: readonly FigureSummary[],
  languages: readonly string[],
  last: LastRun,
): string => {
  const measured = summaries.filter(({ standings }) => standings.length > 0);
  const plots = measured
    .filter((summary) => !isUniform(summary))
    .map(
      ({ figure, standings }) =>
        `<figure>${caption(figure.title, budgetText(figure))}${dotPlot({
          figure,
          standings,
          languages,
          before: (address) => last.figure(address, figure.key),
        })}</figure>`,
    );
  return `${uniformLine(measured.filter(isUniform))}<div class="plots">${plots.join('')}</div>`;
};

/** A plot for each kind of answer. */
export const answerPlots = (
  summaries: readonly ResponseSummary[],
  languages: readonly string[],
  last: LastRun,
): string =>
  responses
    .map((figure) => ({ figure, own: summaries.filter((one) => one.figure === figure) }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ figure, own }) =>
        `<figure>${caption(figure.title, budgetText(figure))}${stripPlot(own, languages, (language) =>
          last.response(language, figure.key),
        )}</figure>`,
    )
    .join('');
