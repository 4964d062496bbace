import { allowMissingOwnerKeys, requireOwnerKeys } from '@casewright/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is sealed is opened with its owner's key, or not at all. */
export class RequireOwnerKeys1700001210000 implements MigrationInterface {
  name = 'RequireOwnerKeys1700001210000';

  async up(runner: QueryRunner): Promise<void> {
    await requireOwnerKeys(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await allowMissingOwnerKeys(runner);
  }
}
