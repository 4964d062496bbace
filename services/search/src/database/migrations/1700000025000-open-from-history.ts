import { sealColumns } from '@casewright/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_SEALED, SEALED_HISTORY } from '../sealed-tables.js';

/**
 * What an entry of the history opens. As JSON that stays as it comes: `jsonb` refuses NUL, which a
 * filter may contain.
 */
export class OpenFromHistory1700000025000 implements MigrationInterface {
  name = 'OpenFromHistory1700000025000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE search_history ADD opens json');
    await sealColumns(runner, SEALED_HISTORY);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of FIRST_SEALED) await sealColumns(runner, table);
    await runner.query('ALTER TABLE search_history DROP opens');
  }
}
