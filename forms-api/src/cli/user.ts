import { text } from 'node:stream/consumers';
import { saveUser } from '../operators/users';
import { readArguments } from './arguments';
import type { Command } from './command';
import { UsageError } from './usageError';

/** `user add`: an operator who may read the enquiries over HTTP. */
export const user: Command = {
  usage: [['user add <name> --password-stdin', 'makes a user, or gives one a new password']],
  parse: (args) => {
    const { values, positionals } = readArguments(args, { 'password-stdin': { type: 'boolean' } }, 2);
    const [action, name] = positionals;
    if (action !== 'add' || name === undefined) throw new UsageError('user needs the word add and a name');
    if (!values['password-stdin'])
      throw new UsageError('user add needs --password-stdin, which reads the password from standard input');
    return async ({ dataSource, input, write }) => {
      // A shell's echo ends the password with a line break that does not belong to it.
      const password = (await text(input)).replace(/\r?\n$/, '');
      const outcome = await saveUser(dataSource, name, password);
      await write(outcome === 'created' ? 'the user is created\n' : 'the password is changed\n');
    };
  },
};
