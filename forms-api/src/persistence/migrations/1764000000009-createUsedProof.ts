import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { tableParts } from './tableParts';

export class CreateUsedProof1764000000009 implements MigrationInterface {
  name = 'CreateUsedProof1764000000009';

  async up(runner: QueryRunner): Promise<void> {
    const { id, createdAt, engine } = tableParts(runner);
    const { default: _now, ...moment } = createdAt;
    await runner.createTable(
      new Table({
        name: 'used_proof',
        engine,
        columns: [id, { name: 'digest', type: 'varchar', length: '64' }, { ...moment, name: 'expiresAt' }],
        indices: [{ name: 'used_proof_digest', columnNames: ['digest'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('used_proof');
  }
}
