import type { FigureSummary, ResponseSummary } from '../summary';
import { budgetText } from '../budget';
import { escape, withUnit } from './markup';

const share = (part: number, whole: number): string =>
  `<span class="share"><i style="width:${whole === 0 ? 0 : Math.round((part / whole) * 100)}%"></i></span>` +
  `<span class="count">${part === whole ? part : `<b class="missed">${part}</b>`} of ${whole}</span>`;

const row = (title: string, budget: string, kept: string, furthest: string): string =>
  `<tr><th scope="row">${escape(title)}</th><td class="kept">${kept}</td>` +
  `<td class="wide">${escape(budget)}</td><td class="wide">${escape(furthest)}</td></tr>`;

/** The whole budget at a glance: a row for each figure, how many pages or languages keep it, and what is furthest from it. */
export const board = (pages: readonly FigureSummary[], answers: readonly ResponseSummary[]): string => {
  const pageRows = pages.map(({ figure, met, standings, furthest }) =>
    row(
      figure.title,
      budgetText(figure),
      share(met, standings.length),
      furthest && met < standings.length
        ? `${withUnit(furthest.median, figure.unit)} on ${furthest.address}`
        : '',
    ),
  );
  const keys = [...new Set(answers.map(({ figure }) => figure))];
  const answerRows = keys.map((figure) => {
    const own = answers.filter((one) => one.figure === figure);
    const [slowest] = [...own].sort((one, other) => other.value - one.value);
    const missed = slowest && !slowest.met;
    return row(
      figure.title,
      budgetText(figure),
      share(own.filter(({ met }) => met).length, own.length),
      missed
        ? `${withUnit(slowest.value, 'ms')} in ${slowest.language}, slowest ${slowest.slowest?.what}`
        : '',
    );
  });
  return (
    `<table class="board"><thead><tr><th>Figure</th><th>Kept</th>` +
    `<th>Budget</th><th>Furthest from it</th></tr></thead><tbody>${[...pageRows, ...answerRows].join('')}</tbody></table>`
  );
};
