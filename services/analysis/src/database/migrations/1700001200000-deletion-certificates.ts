import { createCertificates, dropCertificates } from '@casewright/retention';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was deleted, when, and why, without what it was. */
export class DeletionCertificates1700001200000 implements MigrationInterface {
  name = 'DeletionCertificates1700001200000';

  async up(runner: QueryRunner): Promise<void> {
    await createCertificates(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropCertificates(runner);
  }
}
