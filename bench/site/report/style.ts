import { tokens } from '../../../site/src/theme/tokens';

const { colors } = tokens;

/** The report in the colours of the site, by day and by night. */
export const style = `
:root {
  color-scheme: light dark;
  --bg: ${colors.bg}; --panel: ${colors['bg-subtle']}; --fg: ${colors.fg}; --muted: ${colors['fg-muted']};
  --line: ${colors.line}; --edge: ${colors.edge}; --kept: ${colors.link}; --missed: ${colors.action};
  --over: ${colors['sold-bg']};
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: ${colors.night}; --panel: ${colors.deep}; --fg: ${colors['night-fg']}; --muted: ${colors['night-muted']};
    --line: ${colors['night-line']}; --edge: ${colors['night-edge']}; --kept: ${colors['night-link']};
    --missed: ${colors['night-signal']}; --over: #ff8f6b1f;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--bg); color: var(--fg);
  font: 1rem/1.55 'Commissioner', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif;
  max-width: 78rem; margin: 0 auto; padding: 2rem clamp(1.25rem, 4vw, 3rem) 5rem;
}
h1, h2 { font-family: 'Noto Serif Display', Georgia, 'Times New Roman', serif; font-weight: 400; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(2.125rem, 1.4rem + 3vw, 3.75rem); margin: 0.5rem 0 1rem; }
h2 { font-size: clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem); margin: 4rem 0 0.5rem; }
h3 { font-size: 1rem; font-weight: 600; }
p { max-width: 44rem; }
a { color: inherit; text-underline-offset: 0.2em; }
.muted, figcaption, .facts { color: var(--muted); font-size: 0.875rem; }
.neatline { height: 6px; border: 1px solid var(--fg); background: repeating-linear-gradient(90deg, var(--fg) 0 40px, transparent 40px 80px); }
.facts { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0; list-style: none; margin-top: 1rem; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0.75rem 0 1.5rem; padding: 0; list-style: none; color: var(--muted); font-size: 0.875rem; }
.legend svg { width: 24px; height: 14px; margin-right: 0.375rem; vertical-align: -2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 0.9375rem; }
th, td { text-align: left; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
thead th { color: var(--muted); font-weight: 400; font-size: 0.8125rem; }
tbody th { font-weight: 600; }
tbody th .muted { font-weight: 400; white-space: nowrap; }
.scroll:focus-visible { outline: 2px solid var(--kept); outline-offset: 2px; }
td.number, th.number { text-align: right; white-space: nowrap; }
.share { display: inline-block; width: 5rem; height: 0.5rem; margin-right: 0.625rem; background: var(--over); }
.count { display: inline-block; min-width: 4.5rem; }
.share i { display: block; height: 100%; background: var(--kept); }
b.missed, td.missed { color: var(--missed); }
.better, .worse { display: inline-block; min-width: 3.5rem; font-size: 0.8125rem; color: var(--muted); }
.worse { color: var(--missed); }
.same { margin-bottom: 2rem; }
.muted + .plots { margin-top: 1.5rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: 2.5rem 2rem; }
figure { min-width: 0; }
figcaption { margin-bottom: 0.5rem; }
figcaption h3 { color: var(--fg); }
svg { display: block; width: 100%; height: auto; overflow: visible; }
.legend svg { display: inline; }
svg text { font-size: 12px; fill: var(--muted); }
svg .row { text-anchor: end; fill: var(--fg); }
svg .tick { text-anchor: middle; font-size: 11px; }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .over { fill: var(--over); }
svg .limit { stroke: var(--missed); stroke-width: 1.5; }
svg .trail { stroke: var(--edge); stroke-width: 1.25; }
svg .before { stroke: var(--edge); stroke-width: 1.5; stroke-dasharray: 3 3; }
svg .value { stroke: var(--fg); stroke-width: 2; }
svg .kept { fill: var(--kept); }
svg .missed { fill: var(--missed); }
svg .press { fill-opacity: 0.55; }
details { border-bottom: 1px solid var(--line); }
summary { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.75rem 0; min-height: 3rem; cursor: pointer; list-style: none; align-items: baseline; }
summary::-webkit-details-marker { display: none; }
summary::before { content: '+'; width: 1ch; color: var(--muted); }
details[open] summary::before { content: '−'; }
summary b { font-weight: 600; }
summary:focus-visible { outline: 2px solid var(--kept); outline-offset: 2px; }
.inside { padding: 0 0 1.5rem; }
.inside table { width: auto; min-width: min(100%, 32rem); }
.reasons { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.5rem 2rem; margin-top: 1.5rem; }
dl { font-size: 0.875rem; display: grid; grid-template-columns: 6rem 1fr; gap: 0.25rem 1rem; align-content: start; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  .board thead { display: none; }
  .board tr { display: grid; grid-template-columns: 1fr auto; padding: 0.625rem 0; border-bottom: 1px solid var(--line); }
  .board th, .board td { border: 0; padding: 0; }
  .board td.wide { grid-column: 1 / -1; color: var(--muted); font-size: 0.875rem; }
}
`;
