import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { tableParts } from './tableParts';

export class CreateAcknowledgement1764000000008 implements MigrationInterface {
  name = 'CreateAcknowledgement1764000000008';

  async up(runner: QueryRunner): Promise<void> {
    const { id, createdAt, engine } = tableParts(runner);
    const { default: _now, ...moment } = createdAt;
    await runner.createTable(
      new Table({
        name: 'acknowledgement',
        engine,
        columns: [
          id,
          { name: 'kind', type: 'varchar', length: '20' },
          { name: 'enquiryId', type: id.type },
          { name: 'addressDigest', type: 'varchar', length: '64' },
          { name: 'place', type: id.type },
          { ...moment, name: 'attemptedAt' },
        ],
        indices: [
          { name: 'acknowledgement_once', columnNames: ['kind', 'enquiryId'], isUnique: true },
          { name: 'acknowledgement_place', columnNames: ['addressDigest', 'place'], isUnique: true },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('acknowledgement');
  }
}
