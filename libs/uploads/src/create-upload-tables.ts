import type { QueryRunner } from 'typeorm';

/** What is sealed of uploads: what a file is called, and its bytes. */
export const SEALED_UPLOADS = [
  { table: 'uploads', columns: ['name'] },
  {
    table: 'upload_chunks',
    columns: ['data'],
    owner: '(SELECT user_id FROM uploads WHERE id = NEW.upload_id)',
  },
];

/**
 * For a schema whose uploads are sealed. Lets the bytes of chunks be in an object storage. What of that nobody needs any more is noted by
 * whatever deletes the chunk, and removed there afterwards.
 */
export async function addStoredChunks(runner: QueryRunner): Promise<void> {
  await runner.query('ALTER TABLE upload_chunks ALTER COLUMN data DROP NOT NULL');
  await runner.query('ALTER TABLE upload_chunks ADD COLUMN object text');
  await runner.query(`
    ALTER TABLE upload_chunks ADD CONSTRAINT upload_chunks_place
    CHECK ((data IS NULL) <> (object IS NULL))`);
  await sealUnlessMoved(runner);
  await runner.query('CREATE TABLE abandoned_objects (object text PRIMARY KEY)');
  await runner.query(`
    CREATE FUNCTION abandon_object() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      INSERT INTO abandoned_objects (object) VALUES (OLD.object) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE TRIGGER abandon AFTER DELETE ON upload_chunks FOR EACH ROW
      WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION abandon_object()`);
  await runner.query(`
    CREATE TRIGGER abandon_moved AFTER UPDATE OF object ON upload_chunks FOR EACH ROW
      WHEN (OLD.object IS NOT NULL AND NEW.object IS DISTINCT FROM OLD.object)
      EXECUTE FUNCTION abandon_object()`);
}

/** What is moved between the two places stays sealed as it is, which takes no keys. */
async function sealUnlessMoved(runner: QueryRunner): Promise<void> {
  await runner.query('DROP TRIGGER seal ON upload_chunks');
  await runner.query(`
    CREATE TRIGGER seal BEFORE INSERT ON upload_chunks
       FOR EACH ROW EXECUTE FUNCTION seal_upload_chunks()`);
  await runner.query(`
    CREATE TRIGGER seal_changed BEFORE UPDATE OF data, sealed ON upload_chunks
       FOR EACH ROW WHEN (NEW.object IS NOT DISTINCT FROM OLD.object)
       EXECUTE FUNCTION seal_upload_chunks()`);
}

/** Undoes `addStoredChunks`; what is in an object storage is sent again. */
export async function dropStoredChunks(runner: QueryRunner): Promise<void> {
  await runner.query(
    'DELETE FROM uploads WHERE id IN (SELECT upload_id FROM upload_chunks WHERE object IS NOT NULL)',
  );
  await runner.query('DROP TRIGGER seal_changed ON upload_chunks');
  await runner.query('DROP TRIGGER seal ON upload_chunks');
  await runner.query(`
    CREATE TRIGGER seal BEFORE INSERT OR UPDATE OF data, sealed ON upload_chunks
       FOR EACH ROW EXECUTE FUNCTION seal_upload_chunks()`);
  await runner.query('DROP TRIGGER abandon ON upload_chunks');
  await runner.query('DROP TRIGGER abandon_moved ON upload_chunks');
  await runner.query('DROP FUNCTION abandon_object');
  await runner.query('DROP TABLE abandoned_objects');
  await runner.query('ALTER TABLE upload_chunks DROP COLUMN object');
  await runner.query('ALTER TABLE upload_chunks ALTER COLUMN data SET NOT NULL');
}

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
