import { QueryFailedError } from 'typeorm';

const codeOf = (error: unknown): string => {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
};

const duplicate = new Set(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE']);

// The last four come from clusters: a node without a majority, and a commit that lost against another node's.
const passing =
  /^(?:ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|PROTOCOL_|POOL_CLOSED|SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY)|ER_(?:CON_COUNT_ERROR|SERVER_SHUTDOWN|LOCK_DEADLOCK|LOCK_WAIT_TIMEOUT|OPTION_PREVENTS_STATEMENT|QUERY_INTERRUPTED|DISK_FULL|RECORD_FILE_FULL|TOO_MANY_USER_CONNECTIONS|USER_LIMIT_REACHED|ACCESS_DENIED_ERROR|DBACCESS_DENIED_ERROR|BAD_DB_ERROR|NORMAL_SHUTDOWN|CONNECTION_KILLED|UNKNOWN_COM_ERROR|ERROR_DURING_COMMIT|TRANSACTION_ROLLBACK_DURING_COMMIT|RUN_HOOK_ERROR))/;

/** Whether a row was refused because a unique index already holds its value. */
export const isDuplicate = (error: unknown): boolean => duplicate.has(codeOf(error));

/** Whether the database is away, busy or full, so that the same statement may succeed later. */
export const isPassing = (error: unknown): boolean =>
  passing.test(codeOf(error)) ||
  (error instanceof Error && /closed state|Pool is closed/i.test(error.message));

/** Whether another process holds the SQLite file, as happens when two of them start together. */
export const isLocked = (error: unknown): boolean => codeOf(error) === 'SQLITE_BUSY';
