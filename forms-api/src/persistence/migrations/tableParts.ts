import type { QueryRunner, TableColumnOptions } from 'typeorm';

/** The parts of a CREATE TABLE that the databases write differently. */
export interface TableParts {
  id: TableColumnOptions;
  createdAt: TableColumnOptions;
  engine: string | undefined;
}

/** Whether the connection speaks to MySQL or MariaDB; otherwise it is SQLite. */
const isServer = (runner: QueryRunner): boolean => runner.dataSource.options.type !== 'better-sqlite3';

/**
 * @param runner the connection that migrates
 * @returns the identifier, the time of creation (UTC) and the table's storage for this database
 */
export const tableParts = (runner: QueryRunner): TableParts => ({
  id: {
    name: 'id',
    type: isServer(runner) ? 'int' : 'integer',
    isPrimary: true,
    isGenerated: true,
    generationStrategy: 'increment',
  },
  createdAt: {
    name: 'createdAt',
    type: 'datetime',
    ...(isServer(runner)
      ? { precision: 6, default: 'CURRENT_TIMESTAMP(6)' }
      : { default: "datetime('now')" }),
  },
  // TypeORM writes this after ENGINE=; it has no other place for a table's character set.
  engine: isServer(runner) ? 'InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci' : undefined,
});
