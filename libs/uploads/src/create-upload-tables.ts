import type { QueryRunner } from 'typeorm';

/** What is sealed of uploads: what a file is called, and its bytes. */
export const SEALED_UPLOADS = [
  { table: 'uploads', columns: ['name'] },
  {
    ...{ table: 'upload_chunks', columns: ['data'] },
    owner: '(SELECT user_id FROM uploads WHERE id = NEW.upload_id)',
  },
];

/** Part of migrations that have run: a change of the tables is a separate migration. */
export async function createUploadTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE uploads (
      id uuid PRIMARY KEY,
      user_id integer NOT NULL,
      kind text NOT NULL,
      name text,
      received integer NOT NULL DEFAULT 0,
      complete boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    )`);
  await runner.query('CREATE INDEX uploads_user_id ON uploads (user_id)');
  await runner.query('CREATE INDEX uploads_expires_at ON uploads (expires_at)');
  await runner.query(`
    CREATE TABLE upload_chunks (
      upload_id uuid NOT NULL
        CONSTRAINT upload_chunks_upload_id_fkey REFERENCES uploads (id) ON DELETE CASCADE,
      start_at integer NOT NULL,
      data bytea NOT NULL,
      PRIMARY KEY (upload_id, start_at)
    )`);
}
