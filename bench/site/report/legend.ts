import { escape } from './markup';
import { mark } from './mark';

/** What the marks of the plots mean. */
export const legend = (languages: readonly string[]): string => {
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
