import type { EntityManager } from 'typeorm';
import { outboxEntity, type OutboxEntry } from '../persistence/entities';

/** How much of the outbox is in a state on a channel. */
interface Depth extends Pick<OutboxEntry, 'state' | 'channel'> {
  count: number;
}

/** What the outbox holds, and the entry that has waited longest. */
export interface OutboxDepth {
  depths: Depth[];
  oldest: OutboxEntry | null;
}

/** Counts the outbox by state and channel, in this order. */
export const readOutboxDepth = async (manager: EntityManager): Promise<OutboxDepth> => {
  const rows = await manager
    .createQueryBuilder(outboxEntity, 'entry')
    .select(['entry.state AS state', 'entry.channel AS channel', 'COUNT(*) AS count'])
    .groupBy('entry.state, entry.channel')
    .orderBy('entry.state')
    .addOrderBy('entry.channel')
    .getRawMany<Omit<Depth, 'count'> & { count: number | string }>();
  const oldest = await manager.findOne(outboxEntity, {
    where: { state: 'waiting' },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  return { depths: rows.map((row) => ({ ...row, count: Number(row.count) })), oldest };
};
