import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { tableParts } from './tableParts';

export class CreateBookingInquiry1764000000002 implements MigrationInterface {
  name = 'CreateBookingInquiry1764000000002';

  async up(runner: QueryRunner): Promise<void> {
    const { id, createdAt, engine } = tableParts(runner);
    await runner.createTable(
      new Table({
        name: 'booking_inquiry',
        engine,
        columns: [
          id,
          { name: 'firstName', type: 'varchar', length: '100' },
          { name: 'lastName', type: 'varchar', length: '100' },
          { name: 'email', type: 'varchar', length: '254' },
          { name: 'phone', type: 'varchar', length: '40' },
          { name: 'expedition', type: 'varchar', length: '100' },
          { name: 'contactMethod', type: 'varchar', length: '100', isNullable: true },
          { name: 'message', type: 'text', isNullable: true },
          createdAt,
          { name: 'keyDigest', type: 'varchar', length: '64' },
          { name: 'bodyDigest', type: 'varchar', length: '64' },
        ],
        indices: [{ name: 'booking_inquiry_key', columnNames: ['keyDigest'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('booking_inquiry');
  }
}
