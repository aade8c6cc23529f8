import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { tableParts } from './tableParts';

export class CreateOutbox1764000000004 implements MigrationInterface {
  name = 'CreateOutbox1764000000004';

  async up(runner: QueryRunner): Promise<void> {
    const { id, createdAt, engine } = tableParts(runner);
    const { default: _now, ...moment } = createdAt;
    await runner.createTable(
      new Table({
        name: 'outbox',
        engine,
        columns: [
          id,
          { name: 'kind', type: 'varchar', length: '20' },
          { name: 'enquiryId', type: id.type },
          { name: 'channel', type: 'varchar', length: '20' },
          { name: 'language', type: 'varchar', length: '20' },
          { name: 'state', type: 'varchar', length: '10' },
          { name: 'attempts', type: id.type },
          { name: 'lastError', type: 'varchar', length: '500', isNullable: true },
          createdAt,
          { ...moment, name: 'nextAttemptAt' },
          { ...moment, name: 'finishedAt', isNullable: true },
        ],
        indices: [
          { name: 'outbox_once', columnNames: ['kind', 'enquiryId', 'channel'], isUnique: true },
          { name: 'outbox_due', columnNames: ['state', 'nextAttemptAt'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox');
  }
}
