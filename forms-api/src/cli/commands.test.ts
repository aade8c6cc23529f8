import { parseCommand } from './commands';
import { UsageError } from './usageError';

test.each([
  [[], 'no command given'],
  [['fly'], 'unknown command "fly"'],
  [['list', '--speed', '3'], "Unknown option '--speed'"],
  [['list', '--limit', 'all'], '--limit must be a whole number from 1'],
  [['list', '--limit'], "Option '--limit <value>' argument missing"],
  [['list', '--kind', 'letter'], 'the kind must be booking or contact'],
  [['show', 'letter', '1'], 'the kind must be booking or contact'],
  [['show', 'booking'], 'show needs the id of an enquiry'],
  [['export'], 'export needs --format csv or --format json'],
  [['export', '--format', 'xml'], 'export needs --format csv or --format json'],
  [['erase'], 'erase needs --email with an address'],
  [['erase', '--email', 'Ada'], 'erase needs --email with an address'],
  [['purge', 'now'], 'unexpected argument "now"'],
  [['retry', '1', '--dead'], 'retry takes an id or --dead, not both'],
  [['user', 'remove', 'office'], 'user needs the word add and a name'],
  [
    ['user', 'add', 'office'],
    'user add needs --password-stdin, which reads the password from standard input',
  ],
])('%j is refused in one line', (args, line) => {
  expect(() => parseCommand(args)).toThrow(new UsageError(line));
});
