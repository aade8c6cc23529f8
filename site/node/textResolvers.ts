import type { CreateResolversArgs } from 'gatsby';
import { pickTexts } from './pickTexts';

type LocaleNode = { ns: string; data: string };

/** Lets a page ask for a part of a namespace only, which keeps its page-data small (EXEMPLARS, languages). */
export const createResolvers = ({ createResolvers: create }: CreateResolversArgs): void => {
  create({
    Locale: {
      data: {
        resolve: ({ ns, data }: LocaleNode, { only }: { only?: string[] }) =>
          only ? pickTexts(data, ns, only) : data,
      },
    },
  });
};
