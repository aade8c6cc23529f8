import { kindNames } from '../enquiries/kinds';
import { readAll } from '../enquiries/read';
import { removeEnquiries } from '../enquiries/remove';
import { readArguments } from './arguments';
import type { Command } from './command';
import { countRows } from './count';
import { UsageError } from './usageError';

/** Compared here, because each database has a way of its own with letters beyond ASCII. */
const comparable = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** `erase`: everything about a person, by the e-mail address. */
export const erase: Command = {
  usage: [['erase --email <address>', 'removes everything about a person']],
  parse: (args) => {
    const { values } = readArguments(args, { email: { type: 'string' } });
    const wanted = comparable(values.email ?? '');
    if (!wanted.includes('@')) throw new UsageError('erase needs --email with an address');
    return async ({ dataSource, write }) => {
      const erased = { booking: 0, contact: 0, tellings: 0 };
      for (const kind of kindNames) {
        for await (const enquiries of readAll(dataSource, kind)) {
          const ids = enquiries.filter(({ email }) => comparable(email) === wanted).map(({ id }) => id);
          if (ids.length === 0) continue;
          const removed = await removeEnquiries(dataSource, kind, ids);
          erased[kind] += removed.enquiries;
          erased.tellings += removed.tellings;
        }
      }
      await write(`erased: ${countRows(erased)}\n`);
    };
  },
};
