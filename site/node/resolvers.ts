import type { CreateResolversArgs } from 'gatsby';
import { pickTexts } from './pickTexts';
import type { NodeModel } from './nodeModel';
import { socialPreview } from './preview/socialPreview';
import { expandGroups } from './textGroups';
import { uprightHero } from './uprightHero';

type LocaleNode = { ns: string; data: string };
type CompanyNode = { contactMethods: Record<string, string[]> };

/**
 * Lets a page ask for a part of a namespace only, which keeps its page-data small (EXEMPLARS, languages), for the ways to be
 * reached that one form offers (SPEC 5), for its social preview (SPEC 1), and for what upright screens show of its hero.
 */
export const createResolvers = (args: CreateResolversArgs): void => {
  args.createResolvers({
    Query: {
      socialPreview: {
        type: 'SocialPreview!',
        args: { page: 'String!', language: 'String!' },
        resolve: async (
          _source: unknown,
          args: { page: string; language: string },
          { nodeModel }: { nodeModel: NodeModel },
        ) => socialPreview(args, nodeModel),
      },
    },
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
    Hero: { upright: { resolve: uprightHero(args) } },
    Company: {
      contactMethods: {
        resolve: ({ contactMethods }: CompanyNode, { form }: { form: string }) => contactMethods[form],
      },
    },
  });
};
