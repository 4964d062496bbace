import type { QueryRunner } from 'typeorm';
import { createSealing, PATH } from './create-sealing.js';

/** A table whose rows are sealed with their owners' keys. */
export interface SealedTable {
  table: string;
  /** Those with content. */
  columns: readonly string[];
  /** SQL for the owner's id, by `NEW`. Default: the row's `user_id`. */
  owner?: string;
}

/**
 * For a migration: seals these tables of the schema from now on, where the installation has keys. The
 * first such migration of a schema.
 */
export async function sealTables(
  runner: QueryRunner,
  tables: readonly SealedTable[],
): Promise<void> {
  await createSealing(runner);
  for (const table of tables) await sealTable(runner, table);
}

/** Undoes `sealTables`, where nothing is sealed. */
export async function unsealTables(
  runner: QueryRunner,
  tables: readonly SealedTable[],
): Promise<void> {
  for (const { table } of tables) await unsealTable(runner, table);
  await dropSealing(runner);
}

/**
 * Seals a table from now on: whatever writes to it, a trigger seals, and notes in `sealed` that the
 * row is. Setting that on an older row seals it. Without keys rows are stored as they come.
 */
export async function sealTable(runner: QueryRunner, sealed: SealedTable): Promise<void> {
  await runner.query(
    `ALTER TABLE ${sealed.table} ADD COLUMN sealed boolean NOT NULL DEFAULT false`,
  );
  await sealColumns(runner, sealed);
}

/** For a table that is sealed already: seals these columns of it from now on. */
export async function sealColumns(
  runner: QueryRunner,
  { table, columns, owner = 'NEW.user_id' }: SealedTable,
): Promise<void> {
  const isNew = (column: string) =>
    `TG_OP = 'INSERT' OR NOT OLD.sealed OR NEW.${column}::text IS DISTINCT FROM OLD.${column}::text`;
  const seals = columns.map(
    (column) => `IF ${isNew(column)} THEN NEW.${column} := seal(NEW.${column}, key); END IF;`,
  );
  await runner.query(`
    CREATE OR REPLACE FUNCTION seal_${table}() RETURNS trigger LANGUAGE plpgsql ${PATH} AS $$
    DECLARE
      key text := make_owner_key(${owner});
    BEGIN
      IF key IS NULL THEN
        IF TG_OP = 'UPDATE' AND OLD.sealed THEN
          RAISE EXCEPTION 'ENCRYPTION_KEYS is not what % was sealed with.', TG_TABLE_NAME;
        END IF;
        NEW.sealed := false;
        RETURN NEW;
      END IF;
      ${seals.join('\n      ')}
      NEW.sealed := true;
      RETURN NEW;
    END $$`);
  await runner.query(`
    CREATE OR REPLACE TRIGGER seal BEFORE INSERT OR UPDATE OF ${columns.join(', ')}, sealed ON ${table}
       FOR EACH ROW EXECUTE FUNCTION seal_${table}()`);
}

/** Undoes `sealTable`, where nothing of it is sealed. */
export async function unsealTable(runner: QueryRunner, table: string): Promise<void> {
  const [sealed] = await runner.query(`SELECT 1 FROM ${table} WHERE sealed LIMIT 1`);
  if (sealed) throw new Error(`${table} has sealed rows, which nothing could read anymore.`);
  await runner.query(`DROP TRIGGER seal ON ${table}`);
  await runner.query(`DROP FUNCTION seal_${table}`);
  await runner.query(`ALTER TABLE ${table} DROP COLUMN sealed`);
}

async function dropSealing(runner: QueryRunner): Promise<void> {
  await runner.query('DROP FUNCTION opened_text');
  for (const type of ['text', 'json', 'jsonb', 'bytea']) {
    await runner.query(`DROP FUNCTION opened(boolean, ${type}, text)`);
    await runner.query(`DROP FUNCTION seal(${type}, text)`);
  }
  await runner.query('DROP FUNCTION make_owner_key');
  await runner.query('DROP FUNCTION owner_key');
  await runner.query('DROP FUNCTION wrapping_keys');
  await runner.query('DROP TABLE destroyed_keys, owner_keys');
}
