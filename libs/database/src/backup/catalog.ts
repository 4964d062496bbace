import { type ClientBase, escapeIdentifier as ident } from 'pg';
import type { SequenceRecord, TableRecord } from './manifest.js';

/** A table as described by the catalog. */
export type Table = Omit<TableRecord, 'rows' | 'sha256'> & { bytes: number };

export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${ident(schema)}.${ident(name)}`;

interface TableRow {
  schema: string;
  name: string;
  bytes: string;
  columns: { name: string; type: string; notNull: boolean; default: string | null }[];
  constraints: string[] | null;
  indexes: string[] | null;
}

const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name, pg_table_size(c.oid) AS bytes,
         (SELECT json_agg(json_build_object('name', a.attname, 'notNull', a.attnotnull,
                   'type', format_type(a.atttypid, a.atttypmod),
                   'default', pg_get_expr(d.adbin, d.adrelid)) ORDER BY a.attnum)
            FROM pg_attribute a
            LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
           WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
             AND a.attgenerated = '') AS columns,
         (SELECT json_agg(format('ADD CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)))
            FROM pg_constraint WHERE conrelid = c.oid AND contype IN ('p', 'u', 'c')) AS constraints,
         (SELECT json_agg(pg_get_indexdef(i.indexrelid))
            FROM pg_index i LEFT JOIN pg_constraint k ON k.conindid = i.indexrelid
           WHERE i.indrelid = c.oid AND k.oid IS NULL) AS indexes
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE n.nspname = ANY($1) AND c.relkind = 'r'
   ORDER BY 1, 2`;

/**
 * All tables of some schemas. Names in their definitions are qualified, because the search path is
 * empty.
 */
export async function tablesOf(client: ClientBase, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(TABLES, [schemas]);
  return rows.map(({ schema, name, bytes, columns, constraints, indexes }) => {
    const made = columns.map(
      (column) =>
        `${ident(column.name)} ${column.type}${column.notNull ? ' NOT NULL' : ''}` +
        (column.default === null ? '' : ` DEFAULT ${column.default}`),
    );
    const table = nameOf({ schema, name });
    return {
      schema,
      name,
      bytes: Number(bytes),
      columns: columns.map((column) => column.name),
      types: [...new Set(columns.map(({ type }) => type))],
      create: [
        `CREATE TABLE ${table} (${made.join(', ')})`,
        ...(constraints ?? []).map((constraint) => `ALTER TABLE ${table} ${constraint}`),
        ...(indexes ?? []),
      ],
    };
  });
}

/** Current values of all sequences that have been used. */
export async function sequencesOf(
  client: ClientBase,
  schemas: readonly string[],
): Promise<SequenceRecord[]> {
  const { rows } = await client.query<SequenceRecord>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value
       FROM pg_sequences WHERE schemaname = ANY($1) AND last_value IS NOT NULL ORDER BY 1, 2`,
    [schemas],
  );
  return rows;
}

/** Migrations applied to a schema, in order; none if it has no table of them. */
export async function migrationsOf(client: ClientBase, schema: string): Promise<string[]> {
  const table = nameOf({ schema, name: 'migrations' });
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS made', [table]);
  if (!rows[0].made) return [];
  const names = await client.query<{ name: string }>(`SELECT name FROM ${table} ORDER BY id`);
  return names.rows.map(({ name }) => name);
}
