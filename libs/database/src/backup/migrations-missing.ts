import { migrationsOf } from './catalog.js';
import { type Databases, nameOfMigration } from './load-backup.js';
import { connectBackup } from './make-backup.js';

/** Migrations that starting this version would run on an installation that has data. */
export async function migrationsMissing(adminUrl: string, databases: Databases): Promise<string[]> {
  const client = await connectBackup(adminUrl);
  try {
    const missing: string[] = [];
    for (const [schema, definition] of Object.entries(databases)) {
      const made = await migrationsOf(client, schema);
      const known = definition(adminUrl).migrations.map(nameOfMigration);
      if (made.length > 0) missing.push(...known.filter((name) => !made.includes(name)));
    }
    return missing;
  } finally {
    await client.end();
  }
}
