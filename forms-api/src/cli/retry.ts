import { outboxEntity } from '../persistence/entities';
import { inTransaction } from '../persistence/transaction';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import { readArguments, readCount } from './arguments';
import type { Command } from './command';
import { count } from './count';
import { UsageError } from './usageError';

/** `retry`: lets dead outbox rows wait again, due now. */
export const retry: Command = {
  usage: [['retry [<id>|--dead]', 'tries a dead outbox row again, or all of them']],
  parse: (args) => {
    const { values, positionals } = readArguments(args, { dead: { type: 'boolean' } }, 1);
    const id = readCount('the id', positionals[0]);
    if (id !== undefined && values.dead) throw new UsageError('retry takes an id or --dead, not both');
    return async ({ dataSource, clock, write }) => {
      const result = await withDatabase(dataSource, requestWaitMs, (owner) =>
        inTransaction(owner, (manager) =>
          manager.update(
            outboxEntity,
            { state: 'dead', ...(id === undefined ? {} : { id }) },
            { state: 'waiting', attempts: 0, nextAttemptAt: new Date(clock()), finishedAt: null },
          ),
        ),
      );
      const waiting = result.affected ?? 0;
      if (id !== undefined && waiting === 0) throw new Error(`there is no dead outbox row ${id}`);
      await write(`${count(waiting, 'outbox row', 'outbox rows')} waiting again\n`);
    };
  },
};
