import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The documents that were analyzed, each under its owner. */
export class CreateDocuments1700000200000 implements MigrationInterface {
  name = 'CreateDocuments1700000200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE legal_documents (
        id serial PRIMARY KEY,
        user_id integer NOT NULL,
        title text NOT NULL,
        content text NOT NULL,
        analysis json NOT NULL,
        layout json NOT NULL,
        file_name text,
        kind text NOT NULL,
        category text NOT NULL,
        document_type text NOT NULL,
        findings integer NOT NULL,
        pages integer,
        characters integer NOT NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      'CREATE INDEX legal_documents_user_id_uploaded_at ON legal_documents (user_id, uploaded_at)',
    );
    await runner.query('CREATE INDEX legal_documents_uploaded_at ON legal_documents (uploaded_at)');
    // A citation outlives the document that it was generated for.
    await runner.query(`
      ALTER TABLE citations ADD CONSTRAINT citations_document_id_fkey
        FOREIGN KEY (document_id) REFERENCES legal_documents (id) ON DELETE SET NULL`);
    await runner.query('CREATE INDEX citations_document_id ON citations (document_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE citations DROP CONSTRAINT citations_document_id_fkey');
    await runner.query('DROP INDEX citations_document_id');
    await runner.query('DROP TABLE legal_documents');
  }
}
