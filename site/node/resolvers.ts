import type { CreateResolversArgs } from 'gatsby';
import { pickTexts } from './pickTexts';
import { expandGroups, type NodeModel } from './textGroups';

type LocaleNode = { ns: string; data: string };
type CompanyNode = { contactMethods: Record<string, string[]> };

/**
 * Lets a page ask for a part of a namespace only, which keeps its page-data small (EXEMPLARS, languages), and for the ways to be
 * reached that one form offers (SPEC 5).
 */
export const createResolvers = ({ createResolvers: create }: CreateResolversArgs): void => {
  create({
    Locale: {
      data: {
        resolve: async (
          { ns, data }: LocaleNode,
          { only }: { only?: string[] },
          { nodeModel }: { nodeModel: NodeModel },
        ) => {
          const here = only?.filter((path) => path === ns || path.startsWith(`${ns}.`)) ?? [];
          return here.length > 0 ? pickTexts(data, ns, await expandGroups(here, nodeModel)) : data;
        },
      },
    },
    Company: {
      contactMethods: {
        resolve: ({ contactMethods }: CompanyNode, { form }: { form: string }) => contactMethods[form],
      },
    },
  });
};
