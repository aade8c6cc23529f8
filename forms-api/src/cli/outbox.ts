import type { EntityManager } from 'typeorm';
import { readOutboxDepth } from '../notifications/outboxDepth';
import { outboxEntity } from '../persistence/entities';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import { readArguments } from './arguments';
import type { Command } from './command';
import { table } from './table';

const showDepth = async (manager: EntityManager): Promise<string> => {
  const { depths, oldest } = await readOutboxDepth(manager);
  const rows = depths.map(({ state, channel, count }) => [state, channel, count]);
  const waiting = oldest ? `${oldest.createdAt.toISOString()} (id ${oldest.id})` : 'none';
  return `${table(['state', 'channel', 'rows'], rows)}\noldest waiting: ${waiting}\n`;
};

const showDead = async (manager: EntityManager): Promise<string> => {
  const dead = await manager.find(outboxEntity, { where: { state: 'dead' }, order: { id: 'ASC' } });
  const rows = dead.map(({ id, kind, enquiryId, channel, attempts, finishedAt, lastError }) => [
    id,
    kind,
    enquiryId,
    channel,
    attempts,
    finishedAt?.toISOString() ?? null,
    lastError,
  ]);
  return table(['id', 'kind', 'enquiry', 'channel', 'attempts', 'given up', 'last error'], rows);
};

/** `outbox`: what is still to be told, has been, or was given up. */
export const outbox: Command = {
  usage: [['outbox [--dead]', 'how much is waiting, sent and dead; or each dead one with its last error']],
  parse: (args) => {
    const { values } = readArguments(args, { dead: { type: 'boolean' } });
    const shown = values.dead ? showDead : showDepth;
    return async ({ dataSource, write }) => write(await withDatabase(dataSource, requestWaitMs, shown));
  },
};
