import type { NodeModel } from './nodeModel';
import { pickTexts } from './pickTexts';
import { shellTexts } from './shellTexts';
import { expandGroups } from './textGroups';

type LocaleNode = { language: string; ns: string; data: string };

/**
 * The texts of a page in one language: those it names and those of the shell, so that no page can forget what the shell loads later.
 * @param wanted the language, and what the page names; see `PageTexts` in `site/schema/locale.graphql`
 * @param nodes finds the files of texts, and what the groups in paths stand for
 * @returns the parts of the site in the order of their files
 * @throws when the language lacks a part, or a group is not known
 */
export const pageTexts = async (
  { language, texts }: { language: string; texts: readonly string[] },
  nodes: NodeModel,
): Promise<{ edges: { node: LocaleNode }[] }> => {
  const paths = await expandGroups([...shellTexts, ...texts], nodes);
  const parts = [...new Set(paths.map((path) => path.split('.')[0] as string))];
  const filter = { language: { eq: language }, ns: { in: parts } };
  const { entries } = await nodes.findAll<LocaleNode>({ type: 'Locale', query: { filter } });
  const found = [...entries];
  const missing = parts.filter((part) => !found.some(({ ns }) => ns === part));
  if (missing.length > 0) throw new Error(`locales/${language}/ lacks ${missing.join('.json, ')}.json`);
  return {
    edges: found.map(({ ns, data }) => ({ node: { language, ns, data: pickTexts(data, ns, paths) } })),
  };
};
