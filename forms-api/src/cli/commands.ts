import type { Command, Work } from './command';
import { erase } from './erase';
import { exportEnquiries } from './export';
import { list } from './list';
import { outbox } from './outbox';
import { purge } from './purge';
import { recover } from './recover';
import { retry } from './retry';
import { show } from './show';
import { UsageError } from './usageError';
import { user } from './user';

const commands = new Map<string, Command>(
  Object.entries({ list, show, export: exportEnquiries, erase, purge, outbox, recover, retry, user }),
);

const forms = [...commands.values()].flatMap(({ usage }) => usage);
const width = Math.max(...forms.map(([form]) => form.length));

/** How the tool is used, a line for each form of a command. */
export const usage = [
  'Usage: npm run enquiries -- <command>',
  ...forms.map(([form, meaning]) => `  ${form.padEnd(width)}  ${meaning}`),
  '',
].join('\n');

/**
 * Reads a whole command line.
 * @param args the words after the program's name
 * @throws UsageError when it names no command or something the command does not know
 */
export const parseCommand = ([name, ...args]: string[]): Work => {
  if (name === undefined) throw new UsageError('no command given');
  const command = commands.get(name);
  if (!command) throw new UsageError(`unknown command ${JSON.stringify(name)}`);
  return command.parse(args);
};
