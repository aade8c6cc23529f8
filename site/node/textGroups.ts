import type { NodeModel } from './nodeModel';

type Identified = { jsonId: string | number };

const idsOf = async (nodes: NodeModel, type: string, query: object): Promise<string[]> => {
  const { entries } = await nodes.findAll<Identified>({ type, query });
  return [...entries].map(({ jsonId }) => String(jsonId));
};

/** Members of a namespace that pages show without being about them; written in braces in a path, such as `expeditions.{linked}.title`. */
const groups: Record<string, (nodes: NodeModel) => Promise<string[]>> = {
  /** Named at the foot of every page, or in our own advertisement. */
  linked: async (nodes) => {
    const company = await nodes.findOne<{ houseAdvertisement: string }>({ type: 'Company', query: {} });
    const footer = await idsOf(nodes, 'Expedition', { filter: { footer: { eq: true } } });
    return [...new Set([...footer, ...(company ? [company.houseAdvertisement] : [])])];
  },
  /** With a card on the home page. */
  homeCards: (nodes) =>
    idsOf(nodes, 'Expedition', {
      filter: { layout: { eq: 'voyage' } },
      sort: { fields: ['order'], order: ['ASC'] },
      limit: 4,
    }),
  /** In the gallery of the home page. */
  homePhotos: (nodes) => idsOf(nodes, 'Photo', { filter: { homeOrder: { ne: null } } }),
};

/**
 * Replaces the groups in paths by their members, so that a page asks for no more as the site grows.
 * @param paths such as `expeditions.{linked}.title`
 * @param nodes finds the members
 * @throws when a group is not known
 */
export const expandGroups = async (paths: readonly string[], nodes: NodeModel): Promise<string[]> => {
  const expanded = paths.map(async (path) => {
    const name = /\{(\w+)\}/.exec(path)?.[1];
    if (!name) return [path];
    const members = await groups[name]?.(nodes);
    if (!members) throw new Error(`There is no group of texts called "${name}"`);
    return members.map((member) => path.replace(`{${name}}`, member));
  });
  return (await Promise.all(expanded)).flat();
};
