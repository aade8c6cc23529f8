import { recoverEnquiry } from '../enquiries/recover';
import { readEnquiryName } from './arguments';
import type { Command } from './command';

/** `recover`: an enquiry that was wrongly suspected of being spam. */
export const recover: Command = {
  usage: [['recover booking|contact <id>', 'puts a suspected enquiry among the others, and tells of it']],
  parse: (args) => {
    const { kind, id } = readEnquiryName('recover', args);
    return async ({ dataSource, clock, write }) => {
      if (!(await recoverEnquiry(dataSource, kind, id, clock())))
        throw new Error(`there is no suspected ${kind} enquiry ${id}`);
      await write(`${kind} enquiry ${id} recovered\n`);
    };
  },
};
