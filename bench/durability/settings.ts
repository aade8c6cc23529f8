import { parseArgs } from 'node:util';

/** How a run is to be. */
export interface Settings {
  count: number;
  seed: string;
  /** Whether the database writes to the disk before it answers a commit; without it the bench has to fail. */
  isDurable: boolean;
}

/** Reads what follows the bench's name on the command line. */
export const readSettings = (args: string[]): Settings => {
  const { values } = parseArgs({
    args,
    options: {
      full: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Date.now()) },
      forgetful: { type: 'boolean', default: false },
    },
  });
  return { count: values.full ? 10_000 : 2_000, seed: values.seed, isDurable: !values.forgetful };
};
