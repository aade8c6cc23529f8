import type { QueryRunner, TableColumnOptions } from 'typeorm';
import { isFile } from '../isFile';

/** The parts of a CREATE TABLE that the databases write differently. */
export interface TableParts {
  id: TableColumnOptions;
  createdAt: TableColumnOptions;
  engine: string | undefined;
}

/**
 * @param runner the connection that migrates
 * @returns the identifier, the time of creation (UTC) and the table's storage for this database
 */
export const tableParts = (runner: QueryRunner): TableParts => ({
  id: {
    name: 'id',
    type: isFile(runner.dataSource) ? 'integer' : 'int',
    isPrimary: true,
    isGenerated: true,
    generationStrategy: 'increment',
  },
  createdAt: {
    name: 'createdAt',
    type: 'datetime',
    ...(isFile(runner.dataSource)
      ? { default: "datetime('now')" }
      : { precision: 6, default: 'CURRENT_TIMESTAMP(6)' }),
  },
  // TypeORM writes this after ENGINE=; it has no other place for a table's character set.
  engine: isFile(runner.dataSource) ? undefined : 'InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci',
});
