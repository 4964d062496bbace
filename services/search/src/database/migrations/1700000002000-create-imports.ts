import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where each case comes from, what its source says it cites, and the imports that brought it. */
export class CreateImports1700000002000 implements MigrationInterface {
  name = 'CreateImports1700000002000';

  async up(runner: QueryRunner): Promise<void> {
    await this.createImports(runner);
    await this.extendCases(runner);
    await this.createSourceTables(runner);
    await this.createStaging(runner);
  }

  private async createImports(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE imports (
        id serial PRIMARY KEY,
        source_label text NOT NULL,
        paths text[] NOT NULL,
        format text,
        state text NOT NULL,
        stage text,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz,
        files integer NOT NULL DEFAULT 0,
        bytes_total bigint NOT NULL DEFAULT 0,
        bytes_done bigint NOT NULL DEFAULT 0,
        records_read integer NOT NULL DEFAULT 0,
        records_new integer NOT NULL DEFAULT 0,
        records_changed integer NOT NULL DEFAULT 0,
        records_unchanged integer NOT NULL DEFAULT 0,
        records_bad integer NOT NULL DEFAULT 0,
        error text,
        cancel_requested boolean NOT NULL DEFAULT false
      )`);
    await runner.query(`
      CREATE TABLE import_files (
        id serial PRIMARY KEY,
        import_id integer NOT NULL
          CONSTRAINT import_files_import_id_fkey REFERENCES imports (id) ON DELETE CASCADE,
        path text NOT NULL,
        label text NOT NULL,
        fingerprint text NOT NULL,
        records integer NOT NULL DEFAULT 0,
        done boolean NOT NULL DEFAULT false
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX import_files_import_id_path ON import_files (import_id, path)',
    );
    await runner.query(`
      CREATE TABLE import_problems (
        id serial PRIMARY KEY,
        import_id integer NOT NULL
          CONSTRAINT import_problems_import_id_fkey REFERENCES imports (id) ON DELETE CASCADE,
        file text NOT NULL,
        place text NOT NULL,
        reason text NOT NULL,
        excerpt text NOT NULL
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX import_problems_place ON import_problems (import_id, file, place)',
    );
  }

  private async extendCases(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cases
        ALTER COLUMN year DROP NOT NULL,
        ADD COLUMN source text NOT NULL,
        ADD COLUMN import_id integer`);
    // Both stay small however large the library is.
    await runner.query('CREATE INDEX cases_unpublished ON cases (import_id) WHERE NOT published');
    await runner.query("CREATE INDEX cases_starter ON cases (source_id) WHERE source = 'starter'");
  }

  private async createSourceTables(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE source_citations (
        id serial PRIMARY KEY,
        case_id integer NOT NULL
          CONSTRAINT source_citations_case_id_fkey REFERENCES cases (id) ON DELETE CASCADE,
        cited_source_id text NOT NULL,
        depth integer NOT NULL
      )`);
    await runner.query('CREATE INDEX source_citations_case_id ON source_citations (case_id)');
    await runner.query(`
      CREATE TABLE source_parentheticals (
        id serial PRIMARY KEY,
        case_id integer NOT NULL
          CONSTRAINT source_parentheticals_case_id_fkey REFERENCES cases (id) ON DELETE CASCADE,
        describing_source_id text,
        text text NOT NULL,
        score real NOT NULL
      )`);
    await runner.query(
      'CREATE INDEX source_parentheticals_case_id ON source_parentheticals (case_id)',
    );
  }

  /**
   * What an import needs for as long as it runs: the ids that it has met, and the tables of a
   * CourtListener bulk export until they are joined. Unlogged: a crash of the server empties them,
   * and the import then begins them again.
   */
  private async createStaging(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE import_seen
        (source_id text PRIMARY KEY, has_text boolean NOT NULL)`);
    await runner.query(`
      CREATE UNLOGGED TABLE staged_courts
        (id text, full_name text, jurisdiction text);
      CREATE UNLOGGED TABLE staged_dockets
        (id bigint, court_id text, docket_number text);
      CREATE UNLOGGED TABLE staged_clusters
        (id bigint, docket_id bigint, record text);
      CREATE UNLOGGED TABLE staged_citations
        (id bigint, cluster_id bigint, type integer, cite text);
      CREATE UNLOGGED TABLE staged_opinions
        (id bigint, cluster_id bigint, type text, author text, format text, content text);
      CREATE UNLOGGED TABLE staged_citation_map
        (citing_opinion_id bigint, cited_opinion_id bigint, depth integer);
      CREATE UNLOGGED TABLE staged_parentheticals
        (id bigint, described_opinion_id bigint, describing_opinion_id bigint, score real, text text)`);
    await runner.query(`
      CREATE INDEX staged_dockets_id ON staged_dockets (id);
      CREATE INDEX staged_clusters_id ON staged_clusters (id);
      CREATE INDEX staged_citations_cluster_id ON staged_citations (cluster_id);
      CREATE INDEX staged_opinions_cluster_id ON staged_opinions (cluster_id);
      CREATE INDEX staged_opinions_id ON staged_opinions (id);
      CREATE INDEX staged_citation_map_citing ON staged_citation_map (citing_opinion_id);
      CREATE INDEX staged_parentheticals_described
        ON staged_parentheticals (described_opinion_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE import_seen, staged_courts, staged_dockets, staged_clusters, staged_citations, staged_opinions,
        staged_citation_map, staged_parentheticals`);
    await runner.query('DROP TABLE source_parentheticals, source_citations');
    await runner.query('ALTER TABLE cases DROP COLUMN source, DROP COLUMN import_id');
    await runner.query('DROP TABLE import_problems, import_files, imports');
  }
}
