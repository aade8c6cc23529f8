import type { DataSource } from 'typeorm';

/** Whether the enquiries lie in an SQLite file; otherwise a MySQL or MariaDB server keeps them. */
export const isFile = (dataSource: DataSource): boolean => dataSource.options.type === 'better-sqlite3';
