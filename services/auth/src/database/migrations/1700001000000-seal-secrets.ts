import { createSealing, dropSealing, sealTable, unsealTable } from '@casewright/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEALED_TABLES } from '../sealed-tables.js';

/** Secrets are sealed with their owner's key, where the installation has keys. */
export class SealSecrets1700001000000 implements MigrationInterface {
  name = 'SealSecrets1700001000000';

  async up(runner: QueryRunner): Promise<void> {
    await createSealing(runner);
    for (const table of SEALED_TABLES) await sealTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of SEALED_TABLES) await unsealTable(runner, table);
    await dropSealing(runner);
  }
}
