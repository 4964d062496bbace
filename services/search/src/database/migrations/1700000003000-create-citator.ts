import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who cites whom, where, and with what words. Everything here is derived from the cases and can be
 * made again; there are no foreign keys, because the citator itself follows every change of a
 * case, and checking millions of rows would cost an import more than finding them.
 */
export class CreateCitator1700000003000 implements MigrationInterface {
  name = 'CreateCitator1700000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE case_citation_keys (
        key text NOT NULL,
        case_id integer NOT NULL,
        CONSTRAINT case_citation_keys_pkey PRIMARY KEY (key, case_id)
      )`);
    await runner.query('CREATE INDEX case_citation_keys_case_id ON case_citation_keys (case_id)');
    await this.createPlaces(runner);
    await runner.query(`
      CREATE TABLE opinion_links (
        opinion_id integer PRIMARY KEY,
        case_id integer NOT NULL,
        spans integer[] NOT NULL,
        keys text[] NOT NULL
      )`);
    await runner.query('CREATE INDEX opinion_links_case_id ON opinion_links (case_id)');
    await runner.query(`
      CREATE TABLE case_authority (
        case_id integer PRIMARY KEY,
        cited_by integer NOT NULL,
        authority real NOT NULL
      )`);
    await runner.query('CREATE TABLE citator_loaded (case_id integer PRIMARY KEY)');
    await runner.query('CREATE TABLE citator_dirty (case_id integer PRIMARY KEY)');
  }

  /** Passages apart: resolving a citation rewrites its row, which had better be short. */
  private async createPlaces(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE citing_places (
        id serial PRIMARY KEY,
        citing_case_id integer NOT NULL,
        opinion_id integer NOT NULL,
        start_at integer NOT NULL,
        end_at integer NOT NULL,
        cited_key text NOT NULL,
        cited_keys text[] NOT NULL,
        cited_case_id integer,
        cited_text text NOT NULL,
        cited_name text,
        cited_year integer,
        depth integer NOT NULL,
        treatment text,
        treatment_scope text,
        treatment_by text,
        treatment_start integer,
        treatment_end integer
      )`);
    await runner.query(
      'CREATE INDEX citing_places_citing_case_id ON citing_places (citing_case_id)',
    );
    await runner.query(`
      CREATE INDEX citing_places_cited_case_id ON citing_places (cited_case_id, citing_case_id)
        WHERE cited_case_id IS NOT NULL`);
    await runner.query(`
      CREATE INDEX citing_places_unresolved ON citing_places USING gin (cited_keys)
        WHERE cited_case_id IS NULL`);
    await runner.query(`
      CREATE TABLE citing_passages (
        place_id integer PRIMARY KEY,
        passage_at integer NOT NULL,
        passage text NOT NULL
      )`);
    // A left join, so that the planner drops it for readers who do not ask for the passage.
    await runner.query(`
      CREATE VIEW citation_edges AS
        SELECT p.*, t.passage_at, t.passage
          FROM citing_places p LEFT JOIN citing_passages t ON t.place_id = p.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW citation_edges');
    await runner.query(`
      DROP TABLE case_citation_keys, citing_places, citing_passages, opinion_links,
        case_authority, citator_loaded, citator_dirty`);
  }
}
