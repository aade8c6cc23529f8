import { keepOwnRules, laterRules, sheetIn } from './ownStyles';

const page = (css: string): string =>
  `<head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${css}</style><style>.other{a:b}</style></head>` +
  '<body><p class="text is:wide">A</p></body>';

const rulesLeft = (css: string): string | undefined => sheetIn(keepOwnRules(page(css)));

test.each([
  '.text{a:b}',
  'p.text:hover{a:b}',
  String.raw`.is\:wide{a:b}`,
  '[open]>p{a:b}',
  ':focus-visible{a:b}',
  '.text:not(.absent){a:b}',
  ':is(.absent,p){a:b}',
  '@font-face{font-family:x;src:url(y)}',
  '@keyframes fade{from{a:b}}',
  '@layer base{.absent{a:b}}',
  '@layer shared{.absent{a:b}}',
  '@layer base, shared;',
])('keeps %s', (css) => expect(rulesLeft(css)).toBe(css));

test.each([
  ['.absent{a:b}', ''],
  ['.absent .text{a:b}', ''],
  ['.text,.absent{a:b}', '.text{a:b}'],
  ['@media print{@supports (a:b){.absent{a:b}}}', ''],
  ['@media print{.absent{a:b}.text{a:b}}', '@media print{.text{a:b}}'],
])('leaves of %s what the page can need', (css, left) => expect(rulesLeft(css)).toBe(left));

test('touches no other style of the page', () => {
  expect(keepOwnRules(page('.absent{a:b}'))).toBe(page(''));
});

test('keeps all rules for later but fonts and layers', () => {
  const css =
    '@layer base, shared;@font-face{font-family:x;src:url(y)}@layer base{p{a:b}}@layer shared{.text{a:b}}.absent{a:b}';
  expect(laterRules(css)).toBe('.absent{a:b}');
});

test('finds no sheet where there is none', () => {
  expect(sheetIn('<p>Text</p>')).toBeUndefined();
});
