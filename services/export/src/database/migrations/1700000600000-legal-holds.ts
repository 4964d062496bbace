import { createHolds, dropHolds } from '@casewright/retention';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['exports'];

/** What users under a legal hold have stays. */
export class LegalHolds1700000600000 implements MigrationInterface {
  name = 'LegalHolds1700000600000';

  async up(runner: QueryRunner): Promise<void> {
    await createHolds(runner, TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropHolds(runner, TABLES);
  }
}
