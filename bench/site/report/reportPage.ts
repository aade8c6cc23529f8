import type { LastRun } from '../lastRun';
import type { SiteRun } from '../run';
import { median } from '../statistics';
import { summarise, summariseResponses } from '../summary';
import { board } from './board';
import { legend } from './legend';
import { escape, readable } from './markup';
import { pageDetails } from './pageDetails';
import { answerPlots, pagePlots } from './plots';
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
