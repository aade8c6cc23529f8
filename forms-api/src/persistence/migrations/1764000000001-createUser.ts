import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { tableParts } from './tableParts';

export class CreateUser1764000000001 implements MigrationInterface {
  name = 'CreateUser1764000000001';

  async up(runner: QueryRunner): Promise<void> {
    const { id, engine } = tableParts(runner);
    await runner.createTable(
      new Table({
        name: 'user',
        engine,
        columns: [
          id,
          { name: 'username', type: 'varchar', length: '100' },
          { name: 'password', type: 'varchar', length: '255' },
        ],
        indices: [{ name: 'user_username', columnNames: ['username'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('user');
  }
}
