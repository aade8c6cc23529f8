import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lock's former table, which named no owner. */
export class DropMigrationLock1764000000010 implements MigrationInterface {
  name = 'DropMigrationLock1764000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS migration_lock');
  }

  // Former versions of the service make the table when they need it.
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
