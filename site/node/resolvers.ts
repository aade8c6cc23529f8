import type { CreateResolversArgs } from 'gatsby';
import { pickTexts } from './pickTexts';

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
        resolve: ({ ns, data }: LocaleNode, { only }: { only?: string[] }) =>
          only ? pickTexts(data, ns, only) : data,
      },
    },
    Company: {
      contactMethods: {
        resolve: ({ contactMethods }: CompanyNode, { form }: { form: string }) => contactMethods[form],
      },
    },
  });
};
