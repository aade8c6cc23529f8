import type { CreateResolversArgs } from 'gatsby';
import type { NodeModel } from './nodeModel';
import { pageTexts } from './pageTexts';
import { socialPreview } from './preview/socialPreview';
import { uprightHero } from './uprightHero';

type CompanyNode = { contactMethods: Record<string, string[]> };

/**
 * Lets a page ask for its own texts, which those of the shell join (`pageTexts.ts`), for the ways to be reached that one form offers, for
 * its social preview, and for what upright screens show of its hero.
 */
export const createResolvers = (args: CreateResolversArgs): void => {
  args.createResolvers({
    Query: {
      pageTexts: {
        type: 'PageTexts!',
        args: { language: 'String!', texts: '[String!]!' },
        resolve: (
          _source: unknown,
          args: { language: string; texts: string[] },
          { nodeModel }: { nodeModel: NodeModel },
        ) => pageTexts(args, nodeModel),
      },
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
    Hero: { upright: { resolve: uprightHero(args) } },
    Company: {
      contactMethods: {
        resolve: ({ contactMethods }: CompanyNode, { form }: { form: string }) => contactMethods[form],
      },
    },
  });
};
