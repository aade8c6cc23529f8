import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';

export class AddOutboxOwner1764000000007 implements MigrationInterface {
  name = 'AddOutboxOwner1764000000007';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('outbox', 'owner')) return;
    await runner.addColumn(
      'outbox',
      new TableColumn({ name: 'owner', type: 'varchar', length: '36', isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('outbox', 'owner');
  }
}
