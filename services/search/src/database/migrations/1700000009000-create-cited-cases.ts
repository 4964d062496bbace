import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The case that each place of the citation graph means, in a narrow table of its own: resolving
 * writes a short row where it used to rewrite a long one with all its index entries. The citator's
 * own figure of authority goes; the index has one, which the ranking uses.
 */
export class CreateCitedCases1700000009000 implements MigrationInterface {
  name = 'CreateCitedCases1700000009000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cited_cases (
        place_id integer PRIMARY KEY,
        citing_case_id integer NOT NULL,
        cited_case_id integer NOT NULL
      )`);
    await runner.query(`
      INSERT INTO cited_cases
      SELECT id, citing_case_id, cited_case_id FROM citing_places WHERE cited_case_id IS NOT NULL`);
    await runner.query(
      'CREATE INDEX cited_cases_cited_case_id ON cited_cases (cited_case_id, citing_case_id)',
    );
    await runner.query('DROP VIEW citation_edges');
    // Both partial indexes go with the column.
    await runner.query('ALTER TABLE citing_places DROP COLUMN cited_case_id');
    await runner.query(
      'CREATE INDEX citing_places_cited_keys ON citing_places USING gin (cited_keys)',
    );
    // Left joins, so that the planner drops those whose columns a reader does not ask for.
    await runner.query(`
      CREATE VIEW citation_edges AS
        SELECT p.*, r.cited_case_id, t.passage_at, t.passage
          FROM citing_places p
          LEFT JOIN cited_cases r ON r.place_id = p.id
          LEFT JOIN citing_passages t ON t.place_id = p.id`);
    await runner.query('DROP TABLE case_authority');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW citation_edges');
    await runner.query('DROP INDEX citing_places_cited_keys');
    await runner.query('ALTER TABLE citing_places ADD COLUMN cited_case_id integer');
    await runner.query(`
      UPDATE citing_places p SET cited_case_id = r.cited_case_id
        FROM cited_cases r WHERE r.place_id = p.id`);
    await runner.query(`
      CREATE INDEX citing_places_cited_case_id ON citing_places (cited_case_id, citing_case_id)
        WHERE cited_case_id IS NOT NULL`);
    await runner.query(`
      CREATE INDEX citing_places_unresolved ON citing_places USING gin (cited_keys)
        WHERE cited_case_id IS NULL`);
    await runner.query(`
      CREATE VIEW citation_edges AS
        SELECT p.*, t.passage_at, t.passage
          FROM citing_places p LEFT JOIN citing_passages t ON t.place_id = p.id`);
    await runner.query('DROP TABLE cited_cases');
    await runner.query(`
      CREATE TABLE case_authority (
        case_id integer PRIMARY KEY,
        cited_by integer NOT NULL,
        authority real NOT NULL
      )`);
    // Counted again when something is published next.
    await runner.query('INSERT INTO citator_loaded SELECT id FROM cases ON CONFLICT DO NOTHING');
  }
}
