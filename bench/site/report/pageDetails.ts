import type { LastRun } from '../lastRun';
import type { PageResult } from '../run';
import { isMet, limitOf } from '../budget';
import { figures, type Figure, type FigureKey } from '../targets';
import { escape, readable, withUnit } from './markup';

/** The change since the last run; nothing when there was none or it is the same. */
const change = ({ isScore }: Figure<FigureKey>, now: number, was: number | undefined): string => {
  if (was === undefined || was === now) return '<span class="better"></span>';
  const isWorse = isScore ? now < was : now > was;
  return `<span class="${isWorse ? 'worse' : 'better'}">${now > was ? '+' : '−'}${readable(Math.abs(now - was))}</span>`;
};

const cell = (figure: Figure<FigureKey>, page: PageResult, last: LastRun): string => {
  const measured = page.figures[figure.key];
  if (!measured) return '<td class="number missed">not measured</td>';
  const { median, worst } = measured;
  const worstText =
    figure.isScore && worst !== median ? ` <span class="muted">worst ${readable(worst)}</span>` : '';
  const met = isMet(figure, page, measured);
  return (
    `<td class="number${met ? '' : ' missed'}">${withUnit(median, figure.unit)}${worstText} ` +
    `${change(figure, median, last.figure(page.address, figure.key))}</td>`
  );
};

const list = (values: readonly string[]): string =>
  [...new Set(values.filter(Boolean))].map(escape).join('<br>');

/** What explains the figures of a page. */
const reasons = ({ view, visits }: PageResult): [string, string][] => {
  const shown = visits.filter(({ shown: path }) => path !== '').map(({ shown: path }) => path);
  return [
    ['Shown', list(shown)],
    ['Largest paint', list(visits.map(({ lcpElement }) => lcpElement))],
    ['Shifted', list(visits.flatMap(({ shifts }) => shifts))],
    ['Costs points', list(visits.flatMap(({ shortfalls }) => shortfalls))],
    ['Scripts', list(view.scripts.map(({ name, kilobytes }) => `${withUnit(kilobytes, 'KB')} ${name}`))],
    ['Bytes', list(Object.entries(view.kinds).map(([kind, size]) => `${kind} ${withUnit(size, 'KB')}`))],
    ['Other origins', list(view.foreign)],
  ];
};

/**
 * One page in all its languages: every figure, whether it keeps the budget, how it has changed, and what stands behind it.
 * @param pages the same page, a language each
 */
export const pageDetails = (pages: readonly PageResult[], last: LastRun): string => {
  const [first] = pages;
  if (!first) return '';
  const missed = figures.filter((figure) =>
    pages.some((page) => {
      const measured = page.figures[figure.key];
      return !measured || !isMet(figure, page, measured);
    }),
  );
  const summary =
    missed.length === 0
      ? '<span class="muted">keeps the whole budget</span>'
      : `<span class="muted">misses ${escape(missed.map(({ title }) => title.toLowerCase()).join(' · '))}</span>`;
  const head = pages.map(({ address }) => `<th class="number" scope="col">${escape(address)}</th>`).join('');
  const rows = figures.map(
    (figure) =>
      `<tr><th scope="row">${escape(figure.title)} <span class="muted">${figure.isScore ? '≥' : '≤'} ${withUnit(limitOf(figure, first), figure.unit)}</span></th>` +
      `${pages.map((page) => cell(figure, page, last)).join('')}</tr>`,
  );
  const explained = pages.map((page) => {
    const entries = reasons(page).filter(([, text]) => text !== '');
    return `<dl aria-label="${escape(page.address)}">${pages.length > 1 ? `<dt>${escape(page.language)}</dt><dd>${escape(page.address)}</dd>` : ''}${entries
      .map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`)
      .join('')}</dl>`;
  });
  return (
    `<details><summary><b>${escape(first.path)}</b>${summary}</summary><div class="inside"><div class="scroll" tabindex="0" role="group" aria-label="${escape(first.path)}"><table>` +
    `<thead><tr><th></th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div><div class="reasons">${explained.join('')}</div></div></details>`
  );
};
