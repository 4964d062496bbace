import { Client, escapeIdentifier as ident } from 'pg';
import { roleName } from './role-name.js';

/** A table that a service may read and append to, but never change. */
export interface Withheld {
  /** The service that owns the schema. */
  service: string;
  table: string;
  /** Trigger functions without arguments; whoever could replace one could let a change through. */
  functions: readonly string[];
}

/**
 * Takes a table, and the schema that it is in, from its service: they belong to the administrator then,
 * and the service's role may read the table and add rows. It goes on making other tables beside it. A
 * schema's owner could drop the table, so `provision` leaves the schema where it is from then on. Safe
 * to repeat; does nothing before the table is there.
 *
 * @param adminUrl as for `provision`
 */
export async function withholdTable(
  adminUrl: string,
  { service, table, functions }: Withheld,
): Promise<void> {
  const client = new Client({
    connectionString: adminUrl,
    application_name: 'casewright provision',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const name = `${ident(service)}.${ident(table)}`;
    const { rows } = await client.query<{ database: string; found: string | null }>(
      'SELECT current_database() AS database, to_regclass($1) AS found',
      [name],
    );
    if (!rows[0]?.found) return;
    const role = ident(roleName(rows[0].database, service));
    await client.query('BEGIN');
    await client.query(`ALTER SCHEMA ${ident(service)} OWNER TO CURRENT_USER`);
    await client.query(`GRANT USAGE, CREATE ON SCHEMA ${ident(service)} TO ${role}`);
    await client.query(`ALTER TABLE ${name} OWNER TO CURRENT_USER`);
    for (const each of functions) {
      await client.query(`ALTER FUNCTION ${ident(service)}.${ident(each)}() OWNER TO CURRENT_USER`);
    }
    await client.query(`REVOKE ALL ON TABLE ${name} FROM ${role}`);
    await client.query(`GRANT SELECT, INSERT ON TABLE ${name} TO ${role}`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
