import type { LastRun } from '../lastRun';
import type { SiteRun } from '../run';
import { median } from '../statistics';
import { summarise, summariseResponses, type FigureSummary, type ResponseSummary } from '../summary';
import { budgetText, responses } from '../targets';
import { board } from './board';
import { dotPlot } from './dotPlot';
import { mark } from './mark';
import { escape, readable, withUnit } from './markup';
import { pageDetails } from './pageDetails';
import { stripPlot } from './stripPlot';
import { style } from './style';

const facts = ({ startedAt, isQuick, chromium, lighthouse, pages }: SiteRun): string => {
  const indexes = pages.flatMap(({ visits }) => visits.map(({ machineIndex }) => machineIndex));
  return [
    `${startedAt.slice(0, 16).replace('T', ' ')} UTC`,
    `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, ${isQuick ? 'one visit each' : 'median of three visits or five'}`,
    `Lighthouse ${lighthouse}, Chromium ${chromium}`,
    ...(indexes.length > 0
      ? [
          `Speed of the machine ${readable(Math.round(median(indexes)))}; a fast desk computer has 1500 to 2000`,
        ]
      : []),
  ]
    .map((fact) => `<li>${escape(fact)}</li>`)
    .join('');
};

const legend = (languages: readonly string[]): string => {
  const sample = (content: string) => `<svg viewBox="0 0 24 14" aria-hidden="true">${content}</svg>`;
  const items = [
    ...languages.map((language, order) => [`<g class="kept">${mark(order, 12, 7)}</g>`, language]),
    [`<g class="missed">${mark(0, 12, 7)}</g>`, 'misses the budget'],
    [
      '<rect class="over" x="12" y="0" width="12" height="14"/><line class="limit" x1="12" x2="12" y1="0" y2="14"/>',
      'limit',
    ],
    [
      `<line class="trail" x1="2" x2="18" y1="7" y2="7"/><g class="kept">${mark(0, 18, 7)}</g>`,
      'from the last run',
    ],
  ];
  return `<ul class="legend">${items.map(([content = '', name = '']) => `<li>${sample(content)}${escape(name)}</li>`).join('')}</ul>`;
};

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

const pagePlots = (
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

const answerPlots = (
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

/**
 * The report of a run as one page that needs nothing beside it.
 * @param last what was measured before
 * @returns HTML
 */
export const reportPage = (run: SiteRun, last: LastRun): string => {
  const summaries = summarise(run);
  const answers = summariseResponses(run.presses);
  const languages = [...new Set(run.pages.map(({ language }) => language))];
  const paths = [...new Set(run.pages.map(({ path }) => path))];
  const total = summaries.reduce((sum, { standings }) => sum + standings.length, answers.length);
  const kept = summaries.reduce((sum, { met }) => sum + met, answers.filter(({ met }) => met).length);
  const failures = run.failures.map((failure) => `<li>${escape(failure)}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${kept} of ${total} targets kept · site measurements</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header>
<div class="neatline"></div>
<h1>${readable(kept)} of ${readable(total)} targets kept</h1>
<p>Every page in every language as a first visit on a phone, and the answers to a visitor who uses it.</p>
<ul class="facts">${facts(run)}</ul>
</header>
<main>
<h2>The budget</h2>
${board(summaries, answers)}
${failures && `<h2>Not measured</h2><ul>${failures}</ul>`}
<h2>Pages</h2>
${legend(languages)}
${pagePlots(summaries, languages, last)}
${
  answers.length === 0
    ? ''
    : `<h2>Answers to a visitor</h2>
<p class="muted">A mark for each press. The bar is the judged value: of links and pictures the 95th percentile, of interactions the longest; dashed, the last run.</p>
<div class="plots">${answerPlots(answers, languages, last)}</div>`
}
<h2>Page by page</h2>
${paths
  .map((path) =>
    pageDetails(
      run.pages.filter((page) => page.path === path),
      last,
    ),
  )
  .join('')}
</main>
</body>
</html>
`;
};
