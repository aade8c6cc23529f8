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
 * Rules that every page keeps and none gets twice: fonts would be decided anew and move text, and a sheet with a layer has the browser
 * decide on fonts, style and lay out the whole page again.
 */
const isOfEveryPage = ({ name }: AtRule): boolean => name === 'font-face' || name === 'layer';

/**
 * The style sheet that Gatsby has written into a page.
 * @param html of a built page
 * @returns undefined where the page holds none
 */
export const sheetIn = (html: string): string | undefined => wholeSheet.exec(html)?.[2];

/**
 * The rules for what comes into a page later: all but those of every page, in their order, so that every element is drawn as by the
 * whole sheet.
 * @param css the whole sheet
 */
export const laterRules = (css: string): string => {
  const sheet = postcss.parse(css);
  sheet.walkAtRules((rule) => {
    if (isOfEveryPage(rule)) rule.remove();
  });
  return sheet.toString();
};

/**
 * Leaves a page its own rules: those of every page, and each that does not ask for a class that the page lacks.
 * @param html of a built page with a sheet
 */
export const keepOwnRules = (html: string): string => {
  const sheet = postcss.parse(sheetIn(html) ?? '');
  const present = classesIn(html);
  sheet.walkRules((rule) => {
    if (isWithin(rule, isOfEveryPage)) return;
    const kept = rule.selectors.filter((selector) =>
      classesAskedBy(selector).every((name) => present.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  dropEmpty(sheet);
  return html.replace(wholeSheet, (_sheet, start: string) => start + sheet.toString());
};
