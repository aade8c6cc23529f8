import path from 'node:path';
import { repositoryRoot } from '../config/repositoryRoot';
import { readRetention } from '../config/retention';
import { purge as purgeExpired } from '../retention/purge';
import { readArguments } from './arguments';
import type { Command } from './command';
import { countRows } from './count';

/** `purge`: what may not be kept any longer. */
export const purge: Command = {
  usage: [['purge [--dry-run]', 'removes what may not be kept any longer, or only counts it']],
  parse: (args) => {
    const { values } = readArguments(args, { 'dry-run': { type: 'boolean' } });
    const dryRun = values['dry-run'] === true;
    return async ({ dataSource, clock, write }) => {
      const retention = readRetention(path.join(repositoryRoot, 'content'));
      const purged = await purgeExpired(dataSource, retention, new Date(clock()), { dryRun });
      await write(`${dryRun ? 'would be removed' : 'removed'}: ${countRows(purged)}\n`);
    };
  },
};
