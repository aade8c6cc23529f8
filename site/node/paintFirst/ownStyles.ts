import postcss, { type Container, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** The whole style sheet, as Gatsby writes it into every page: its start, its address, its rules. */
const wholeSheet = /(<style data-href="([^"]+)"[^>]*>)([\s\S]*?)(?=<\/style>)/;

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** The classes an element must have; one inside `:not()`, `:is()` and their like is no condition, or not the only one. */
const classesAskedBy = (selector: string): string[] =>
  (selectorParser().astSync(selector).first?.nodes ?? []).flatMap((node) =>
    node.type === 'class' ? [node.value] : [],
  );

const dropEmpty = (container: Container): void => {
  container.walkAtRules((rule) => {
    if (!rule.nodes) return;
    dropEmpty(rule);
    if (rule.nodes.length === 0) rule.remove();
  });
};

const parsed = new Map<string, Root>();

/** Every page of a build holds the same sheet. */
const parse = (css: string): Root => {
  const root = parsed.get(css) ?? postcss.parse(css);
  parsed.set(css, root);
  return root.clone();
};

/**
 * Leaves in a page only the rules that something in it can need; a rule goes when it asks for a class that the page does not have.
 * @param html of a built page
 * @returns the page, and the address of the whole sheet; undefined where the page holds none
 */
export const keepOwnStyles = (html: string): { html: string; sheet: string } | undefined => {
  const [, start = '', sheet = '', css = ''] = wholeSheet.exec(html) ?? [];
  if (sheet === '') return undefined;
  const present = classesIn(html);
  const root = parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) =>
      classesAskedBy(selector).every((name) => present.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  dropEmpty(root);
  return { html: html.replace(wholeSheet, () => start + root.toString()), sheet };
};
