import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSearchTables1700000000000 implements MigrationInterface {
  name = 'CreateSearchTables1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await this.createCases(runner);
    await this.createHistory(runner);
  }

  private async createCases(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cases (
        id serial PRIMARY KEY,
        source_id text NOT NULL UNIQUE,
        name text NOT NULL,
        full_name text,
        citations text[] NOT NULL,
        citation_keys text[] NOT NULL,
        court_id text NOT NULL,
        court_name text NOT NULL,
        jurisdiction text NOT NULL,
        decided date,
        year integer NOT NULL,
        docket text,
        author text,
        topics text[] NOT NULL,
        summary text NOT NULL,
        key_points text[] NOT NULL,
        subsequent_history jsonb NOT NULL,
        content_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX cases_citation_keys ON cases USING gin (citation_keys)');
  }

  private async createHistory(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_history (
        id serial PRIMARY KEY,
        user_id integer NOT NULL,
        query text NOT NULL,
        category text NOT NULL DEFAULT 'case-law',
        "timestamp" timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX search_history_user_id_timestamp ON search_history (user_id, "timestamp")',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_history, cases');
  }
}
