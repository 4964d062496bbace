import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The inverted index (docs/adr/0010-own-inverted-index.md). All of it is derived from the cases.
 * Byte columns are EXTERNAL: they are packed already, and a part of one is read without the rest.
 */
export class CreateIndex1700000004000 implements MigrationInterface {
  name = 'CreateIndex1700000004000';

  async up(runner: QueryRunner): Promise<void> {
    await this.createPostings(runner);
    await this.createCaseTables(runner);
    await this.createInbox(runner);
    await runner.query(`
      CREATE TABLE index_vocabulary (
        word text COLLATE "C" PRIMARY KEY,
        term integer NOT NULL,
        skeleton text COLLATE "C" NOT NULL
      )`);
    await runner.query('CREATE INDEX index_vocabulary_skeleton ON index_vocabulary (skeleton)');
  }

  /** What a search reads: lists of cases by term, in segments that are never changed. */
  private async createPostings(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE index_generation (
        generation integer NOT NULL,
        case_count integer NOT NULL,
        table_size integer NOT NULL
      )`);
    await runner.query('INSERT INTO index_generation VALUES (0, 0, 0)');
    await runner.query(`
      CREATE TABLE index_segments (
        id serial PRIMARY KEY,
        family text NOT NULL,
        state text NOT NULL,
        cases integer NOT NULL,
        bytes bigint NOT NULL,
        first_terms bytea NOT NULL,
        dfs bytea NOT NULL,
        retired_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE index_postings (
        segment integer NOT NULL,
        block integer NOT NULL,
        data bytea NOT NULL,
        PRIMARY KEY (segment, block)
      )`);
    await runner.query('ALTER TABLE index_postings ALTER data SET STORAGE EXTERNAL');
  }

  /** What a search reads about each case. */
  private async createCaseTables(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE index_courts (
        number integer PRIMARY KEY,
        court_id text NOT NULL,
        name text NOT NULL,
        jurisdiction text NOT NULL,
        level real NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE index_case_blocks (
        block integer PRIMARY KEY,
        generation integer NOT NULL,
        data bytea NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE index_forward (
        case_id integer NOT NULL,
        part integer NOT NULL,
        opinion_id integer,
        tokens bytea NOT NULL,
        anchors bytea NOT NULL,
        PRIMARY KEY (case_id, part)
      )`);
    await runner.query(`
      CREATE TABLE index_digests (
        case_id integer PRIMARY KEY,
        summary text NOT NULL,
        key_points text[] NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE index_parentheticals (case_id integer PRIMARY KEY, texts text[] NOT NULL)`);
    for (const column of ['tokens', 'anchors']) {
      await runner.query(`ALTER TABLE index_forward ALTER ${column} SET STORAGE EXTERNAL`);
    }
    await runner.query('ALTER TABLE index_case_blocks ALTER data SET STORAGE EXTERNAL');
  }

  /** What loaders leave for the next generation. */
  private async createInbox(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE index_pending (
        case_id integer PRIMARY KEY,
        name_length integer NOT NULL,
        head_length integer NOT NULL,
        body_length integer NOT NULL,
        terms bytea NOT NULL,
        payloads bytea NOT NULL
      )`);
    await runner.query('ALTER TABLE index_pending ALTER terms SET STORAGE EXTERNAL');
    await runner.query('ALTER TABLE index_pending ALTER payloads SET STORAGE EXTERNAL');
    await runner.query('CREATE TABLE index_removed (case_id integer PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE index_generation, index_segments, index_postings, index_courts,
        index_case_blocks, index_forward, index_digests, index_pending, index_removed,
        index_parentheticals, index_vocabulary`);
  }
}
