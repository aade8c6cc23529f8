import postcss, { type AtRule, type Container, type Node } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** The whole style sheet, as Gatsby writes it into every page. */
const wholeSheet = /(<style data-href="[^"]+"[^>]*>)([\s\S]*?)(?=<\/style>)/;

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** The classes an element must have; one inside `:not()`, `:is()` and their like is no condition, or not the only one. */
const classesAskedBy = (selector: string): string[] =>
  (selectorParser().astSync(selector).first?.nodes ?? []).flatMap((node) =>
    node.type === 'class' ? [node.value] : [],
  );

const isWithin = ({ parent }: Node, isMeant: (rule: AtRule) => boolean): boolean =>
  parent !== undefined &&
  ((parent.type === 'atrule' && isMeant(parent as AtRule)) || isWithin(parent, isMeant));

const dropEmpty = (container: Container): void => {
  container.walkAtRules((rule) => {
    if (!rule.nodes) return;
    dropEmpty(rule);
    if (rule.nodes.length === 0) rule.remove();
  });
};

/**
 * Rules that every page keeps and none gets twice: fonts would be decided anew and move text, and rules for elements of all kinds would
 * make the browser style and lay out the whole page again.
 */
const isOfEveryPage = ({ name, params }: AtRule): boolean =>
  name === 'font-face' || (name === 'layer' && params === 'base');

/** A page's style sheet, taken apart. */
export interface Styles {
  /** The page with only the rules that something in it can need. */
  readonly html: string;
  /** The rules for what comes into the page later: all but those of every page. */
  readonly later: string;
}

/**
 * Takes the style sheet of a page apart; a rule is the page's own unless it asks for a class that the page does not have. What comes later keeps its order, so that every
 * element is drawn as by the whole sheet.
 * @param html of a built page
 * @returns undefined where the page holds no sheet
 */
export const takeStylesApart = (html: string): Styles | undefined => {
  const [, start, css] = wholeSheet.exec(html) ?? [];
  if (start === undefined || css === undefined) return undefined;
  const later = postcss.parse(css);
  const own = later.clone();
  later.walkAtRules((rule) => {
    if (rule.nodes && isOfEveryPage(rule)) rule.remove();
  });
  const present = classesIn(html);
  own.walkRules((rule) => {
    if (isWithin(rule, isOfEveryPage)) return;
    const kept = rule.selectors.filter((selector) =>
      classesAskedBy(selector).every((name) => present.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  dropEmpty(own);
  return { html: html.replace(wholeSheet, () => start + own.toString()), later: later.toString() };
};
