import { sealTable, unsealTable } from '@casewright/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEALED_REVIEWS } from '../sealed-tables.js';

/** Cite checks that a person reviews, and the reports that they sign. */
export class CitationReviews1700001400000 implements MigrationInterface {
  name = 'CitationReviews1700001400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE citation_reviews (
        id serial PRIMARY KEY,
        user_id integer NOT NULL,
        title text NOT NULL,
        report text NOT NULL,
        decisions json NOT NULL,
        citations integer NOT NULL,
        problems integer[] NOT NULL,
        decided integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        signed_at timestamptz
      )`);
    await runner.query('CREATE INDEX citation_reviews_user_id ON citation_reviews (user_id)');
    await sealTable(runner, SEALED_REVIEWS);
    await runner.query(
      'CREATE TRIGGER hold BEFORE DELETE ON citation_reviews FOR EACH ROW EXECUTE FUNCTION keep_held()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await unsealTable(runner, SEALED_REVIEWS.table);
    await runner.query('DROP TABLE citation_reviews');
  }
}
