import { sealTable, unsealTable } from '@casewright/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEALED_SEARCHES } from '../sealed-tables.js';

/** Searches that their users saved. As JSON that stays as it comes: `jsonb` refuses NUL. */
export class SaveSearches1700000026000 implements MigrationInterface {
  name = 'SaveSearches1700000026000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_searches (
        id serial PRIMARY KEY,
        user_id integer NOT NULL,
        name text NOT NULL,
        query text NOT NULL,
        narrowing json NOT NULL,
        opened_at timestamptz NOT NULL DEFAULT now(),
        seen_case integer NOT NULL
      )`);
    await runner.query('CREATE INDEX saved_searches_user_id ON saved_searches (user_id)');
    await sealTable(runner, SEALED_SEARCHES);
    await runner.query(
      'CREATE TRIGGER hold BEFORE DELETE ON saved_searches FOR EACH ROW EXECUTE FUNCTION keep_held()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await unsealTable(runner, SEALED_SEARCHES.table);
    await runner.query('DROP TABLE saved_searches');
  }
}
