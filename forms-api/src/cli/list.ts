import type { DataSource } from 'typeorm';
import { countWhere, genuine, readNewest, suspected } from '../enquiries/read';
import type { PresentedEnquiry } from '../enquiries/presenter';
import type { EnquiryKind } from '../persistence/entities';
import { readArguments, readCount, readKinds } from './arguments';
import type { Command } from './command';
import { count } from './count';
import { table } from './table';

const usual = 20;

const rowOf = (kind: EnquiryKind, enquiry: PresentedEnquiry): (string | number | null)[] => {
  const { id, createdAt, email, firstName, lastName, name, expedition, subject } = enquiry;
  return [kind, id, createdAt, name ?? `${firstName} ${lastName}`, email, expedition ?? subject ?? null];
};

const countSuspected = async (dataSource: DataSource, kinds: readonly EnquiryKind[]): Promise<number> => {
  const counts = await Promise.all(kinds.map((kind) => countWhere(dataSource, kind, suspected)));
  return counts.reduce((sum, number) => sum + number, 0);
};

/** `list`: the newest enquiries, one line each. */
export const list: Command = {
  usage: [
    [
      'list [--kind booking|contact] [--limit <n>] [--suspected]',
      `the newest enquiries, ${usual} unless told, or those suspected of being spam`,
    ],
  ],
  parse: (args) => {
    const { values } = readArguments(args, {
      kind: { type: 'string' },
      limit: { type: 'string' },
      suspected: { type: 'boolean' },
    });
    const kinds = readKinds(values.kind);
    const limit = readCount('--limit', values.limit) ?? usual;
    return async ({ dataSource, write }) => {
      const found = await Promise.all(
        kinds.map(async (kind) => {
          const enquiries = await readNewest(dataSource, kind, values.suspected ? suspected : genuine, limit);
          return enquiries.map((enquiry) => ({ kind, enquiry }));
        }),
      );
      const newest = found
        .flat()
        .sort((a, b) => b.enquiry.createdAt.localeCompare(a.enquiry.createdAt))
        .slice(0, limit);
      const rows = newest.map(({ kind, enquiry }) => rowOf(kind, enquiry));
      await write(table(['kind', 'id', 'createdAt', 'name', 'email', 'expedition or subject'], rows));
      const apart = values.suspected ? 0 : await countSuspected(dataSource, kinds);
      if (apart > 0)
        await write(
          `${count(apart, 'suspected enquiry', 'suspected enquiries')} set apart: list --suspected\n`,
        );
    };
  },
};
