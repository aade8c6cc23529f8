import { QueryFailedError } from 'typeorm';
import { isPassing } from './databaseErrors';

const failed = (code: string): Error =>
  new QueryFailedError('COMMIT', [], Object.assign(new Error('failed'), { code }));

test.each([
  ['ER_LOCK_DEADLOCK', 'a commit that lost against another node of a Galera cluster'],
  ['ER_UNKNOWN_COM_ERROR', 'a node that has no majority, or has not joined yet'],
  ['ER_ERROR_DURING_COMMIT', 'a node that was cut off while it committed'],
  ['ER_TRANSACTION_ROLLBACK_DURING_COMMIT', 'a commit that lost in an InnoDB Cluster'],
  ['ER_RUN_HOOK_ERROR', 'an InnoDB Cluster without a majority'],
])('%s passes: %s', (code) => {
  expect(isPassing(failed(code))).toBe(true);
});

test.each(['ER_DUP_ENTRY', 'ER_PARSE_ERROR', 'ER_DATA_TOO_LONG'])('%s does not pass by waiting', (code) => {
  expect(isPassing(failed(code))).toBe(false);
});
