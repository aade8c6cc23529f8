import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';

export class AddBookingSuspicion1764000000005 implements MigrationInterface {
  name = 'AddBookingSuspicion1764000000005';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('booking_inquiry', 'suspicion')) return;
    await runner.addColumn(
      'booking_inquiry',
      new TableColumn({ name: 'suspicion', type: 'varchar', length: '20', isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('booking_inquiry', 'suspicion');
  }
}
