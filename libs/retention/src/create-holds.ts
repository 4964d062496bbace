import type { QueryRunner } from 'typeorm';

/**
 * Makes legal holds possible: rows of these tables whose owners are held stay, whoever deletes them:
 * the owner, retention, or a quota. A trigger passes over them.
 */
export async function createHolds(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  await runner.query(`
    CREATE TABLE held_owners (
      user_id integer PRIMARY KEY,
      is_held boolean NOT NULL,
      changed_at timestamptz NOT NULL
    )`);
  await runner.query(`
    CREATE FUNCTION keep_held() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      IF EXISTS (SELECT FROM held_owners WHERE user_id = OLD.user_id AND is_held) THEN
        RETURN NULL;
      END IF;
      RETURN OLD;
    END $$`);
  for (const table of tables) {
    await runner.query(
      `CREATE TRIGGER hold BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION keep_held()`,
    );
  }
}

export async function dropHolds(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  for (const table of tables) await runner.query(`DROP TRIGGER hold ON ${table}`);
  await runner.query('DROP FUNCTION keep_held');
  await runner.query('DROP TABLE held_owners');
}
