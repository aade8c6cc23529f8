import { readNewest } from '../enquiries/read';
import type { PresentedEnquiry } from '../enquiries/presenter';
import type { EnquiryKind } from '../persistence/entities';
import { readArguments, readCount, readKinds } from './arguments';
import type { Command } from './command';
import { table } from './table';

const usual = 20;

const rowOf = (kind: EnquiryKind, enquiry: PresentedEnquiry): (string | number | null)[] => {
  const { id, createdAt, email, firstName, lastName, name, expedition, subject } = enquiry;
  return [kind, id, createdAt, name ?? `${firstName} ${lastName}`, email, expedition ?? subject ?? null];
};

/** `list`: the newest enquiries, one line each. */
export const list: Command = {
  usage: [['list [--kind booking|contact] [--limit <n>]', `the newest enquiries, ${usual} unless told`]],
  parse: (args) => {
    const { values } = readArguments(args, { kind: { type: 'string' }, limit: { type: 'string' } });
    const kinds = readKinds(values.kind);
    const limit = readCount('--limit', values.limit) ?? usual;
    return async ({ dataSource, write }) => {
      const found = await Promise.all(
        kinds.map(async (kind) => {
          const enquiries = await readNewest(dataSource, kind, limit);
          return enquiries.map((enquiry) => ({ kind, enquiry }));
        }),
      );
      const newest = found
        .flat()
        .sort((a, b) => b.enquiry.createdAt.localeCompare(a.enquiry.createdAt))
        .slice(0, limit);
      const rows = newest.map(({ kind, enquiry }) => rowOf(kind, enquiry));
      await write(table(['kind', 'id', 'createdAt', 'name', 'email', 'expedition or subject'], rows));
    };
  },
};
