import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';

export class AddContactSuspicion1764000000006 implements MigrationInterface {
  name = 'AddContactSuspicion1764000000006';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('contact_inquiry', 'suspicion')) return;
    await runner.addColumn(
      'contact_inquiry',
      new TableColumn({ name: 'suspicion', type: 'varchar', length: '20', isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('contact_inquiry', 'suspicion');
  }
}
