import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { tableParts } from './tableParts';

export class CreateContactInquiry1764000000003 implements MigrationInterface {
  name = 'CreateContactInquiry1764000000003';

  async up(runner: QueryRunner): Promise<void> {
    const { id, createdAt, engine } = tableParts(runner);
    await runner.createTable(
      new Table({
        name: 'contact_inquiry',
        engine,
        columns: [
          id,
          { name: 'name', type: 'varchar', length: '100' },
          { name: 'email', type: 'varchar', length: '254' },
          { name: 'subject', type: 'varchar', length: '200' },
          { name: 'message', type: 'text' },
          createdAt,
          { name: 'keyDigest', type: 'varchar', length: '64' },
          { name: 'bodyDigest', type: 'varchar', length: '64' },
        ],
        indices: [{ name: 'contact_inquiry_key', columnNames: ['keyDigest'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('contact_inquiry');
  }
}
