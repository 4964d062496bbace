import { randomBytes } from 'node:crypto';
import { query } from './data-folder.js';

/** An empty database on the server of the test run. */
export async function freshDatabase(): Promise<{ adminUrl: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('Run this spec as the Jest project "integration".');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    adminUrl: url.href,
    drop: async () => {
      await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
      const roles = await query<{ rolname: string }>(
        server,
        `SELECT rolname FROM pg_roles WHERE starts_with(rolname, '${name}_')`,
      );
      for (const { rolname } of roles) await query(server, `DROP ROLE "${rolname}"`);
    },
  };
}
