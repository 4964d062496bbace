import { sealTables, unsealTables } from '@casewright/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_SEALED } from '../sealed-tables.js';

/** Content is sealed with its owner's key, where the installation has keys. */
export class SealHistory1700000017000 implements MigrationInterface {
  name = 'SealHistory1700000017000';

  async up(runner: QueryRunner): Promise<void> {
    await sealTables(runner, FIRST_SEALED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await unsealTables(runner, FIRST_SEALED);
  }
}
